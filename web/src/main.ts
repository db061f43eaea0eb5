import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { speak } from "./say/say.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
