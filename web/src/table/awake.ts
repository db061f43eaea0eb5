/** Keep the phone's screen on while a match is on it. */

/** Gives what ends it. */
export function keepAwake(): () => void {
  return "wakeLock" in navigator ? byLock() : byVideo();
}

function byLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const take = async () => {
    if (document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
    } catch {
      /* a phone that saves its battery may refuse */
    }
  };
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

/** On plain http, as on a local network, browsers give no lock; but no phone falls asleep over a film. This one shows
 * nothing, is one pixel large, and starts at the first touch, as browsers want it. */
function byVideo(): () => void {
  const film = document.createElement("video");
  film.src = "/still.mp4";
  film.loop = film.muted = film.playsInline = true;
  film.className = "still";
  film.setAttribute("aria-hidden", "true");
  document.body.append(film);
  const start = () => void film.play().catch(() => undefined);
  document.addEventListener("pointerdown", start);
  return () => {
    document.removeEventListener("pointerdown", start);
    film.remove();
  };
}
