// The judgement: from signs to the chance to win, through one hidden layer and straight.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "signs.h"

constexpr int HIDDEN = 64;

inline FILE* opened(const std::string& path, const char* how) {
    FILE* file = std::fopen(path.c_str(), how);
    if (!file) std::perror(path.c_str()), std::exit(1);
    return file;
}

// The next number in a file, whatever stands before it.
inline float next_number(FILE* file) {
    int letter;
    while ((letter = std::fgetc(file)) != EOF && !std::strchr("-0123456789", letter)) {
    }
    std::ungetc(letter, file);
    float number;
    if (std::fscanf(file, "%f", &number) != 1) std::fprintf(stderr, "The file of weights is too short.\n"), std::exit(1);
    return number;
}

struct Network {
    float weight[MOST_SIGNS][HIDDEN], bias[HIDDEN];  // from each sign to each hidden unit
    float out[HIDDEN], straight[MOST_SIGNS], out_bias;

    void scatter(Chance& chance) {
        *this = Network();
        for (auto& of_sign : weight)
            for (float& w : of_sign) w = float(chance.fraction() - 0.5) * 0.3f;
        for (float& w : out) w = float(chance.fraction() - 0.5) * 0.1f;
    }

    // The logit of the chance to win.
    float judge(const Said& signs, float* hidden) const {
        std::copy(bias, bias + HIDDEN, hidden);
        float logit = out_bias;
        for (int at = 0; at < signs.size; at++) {
            float sign = signs.sign[at];
            if (sign == 0) continue;
            logit += straight[at] * sign;
            for (int unit = 0; unit < HIDDEN; unit++) hidden[unit] += weight[at][unit] * sign;
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            hidden[unit] = std::max(0.0f, hidden[unit]);
            logit += out[unit] * hidden[unit];
        }
        return logit;
    }

    // Adds to `gradient` what moves the judgement of these signs towards the truth.
    void learn(const Said& signs, const float* hidden, float error, Network& gradient) const {
        float back[HIDDEN];
        for (int unit = 0; unit < HIDDEN; unit++) {
            back[unit] = hidden[unit] > 0 ? error * out[unit] : 0;
            gradient.out[unit] -= error * hidden[unit];
            gradient.bias[unit] -= back[unit];
        }
        gradient.out_bias -= error;
        for (int at = 0; at < signs.size; at++) {
            float sign = signs.sign[at];
            if (sign == 0) continue;
            gradient.straight[at] -= error * sign;
            for (int unit = 0; unit < HIDDEN; unit++) gradient.weight[at][unit] -= back[unit] * sign;
        }
    }

    void read(const std::string& path, int signs) {
        *this = Network();
        FILE* file = opened(path, "r");
        next_number(file);  // the version of the rules by which they were learnt
        for (int unit = 0; unit < HIDDEN; unit++)
            for (int at = 0; at < signs; at++) weight[at][unit] = next_number(file);
        for (float& b : bias) b = next_number(file);
        for (float& w : out) w = next_number(file);
        for (int at = 0; at < signs; at++) straight[at] = next_number(file);
        out_bias = next_number(file);
        std::fclose(file);
    }

    void write(const std::string& path, int signs) const {
        FILE* file = opened(path, "w");
        auto list = [&](const char* name, const float* values, int size, const char* end) {
            std::fprintf(file, "%s[", name);
            for (int at = 0; at < size; at++) std::fprintf(file, "%s%.4g", at ? "," : "", double(values[at]));
            std::fprintf(file, "]%s\n", end);
        };
        std::fprintf(file, "{\"rules\": %d,\n\"weights\": [\n", RULES);
        for (int unit = 0; unit < HIDDEN; unit++) {
            float of_unit[MOST_SIGNS];
            for (int at = 0; at < signs; at++) of_unit[at] = weight[at][unit];
            list("", of_unit, signs, unit < HIDDEN - 1 ? "," : "],");
        }
        list("\"biases\": ", bias, HIDDEN, ",");
        list("\"out\": ", out, HIDDEN, ",");
        list("\"straight\": ", straight, signs, ",");
        std::fprintf(file, "\"bias\": %.4g}\n", double(out_bias));
        std::fclose(file);
    }
};

constexpr int WEIGHTS = sizeof(Network) / sizeof(float);

class Adam {
  public:
    void step(Network& network, const Network& gradient, float rate) {
        float *weights = reinterpret_cast<float*>(&network), *slope = reinterpret_cast<float*>(&mean);
        float* square = reinterpret_cast<float*>(&spread);
        const float* now = reinterpret_cast<const float*>(&gradient);
        steps++;
        float of_mean = 1 - std::pow(0.9f, steps), of_spread = 1 - std::pow(0.999f, steps);
        for (int at = 0; at < WEIGHTS; at++) {
            slope[at] += 0.1f * (now[at] - slope[at]);
            square[at] += 0.001f * (now[at] * now[at] - square[at]);
            weights[at] -= rate * (slope[at] / of_mean) / (std::sqrt(square[at] / of_spread) + 1e-8f);
        }
    }

  private:
    Network mean{}, spread{};
    float steps = 0;
};
