import { expect, test } from "vitest";
import { deviceLabel } from "#domain/access/device-label.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, "Chrome su Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge su Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`, "Safari su Mac"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`,
    "Safari su iPhone",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    "Chrome su iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox su Linux"],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 7) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome su Android"],
  ["curl/8.5.0", "curl"],
  ["Mozilla/5.0 (Windows NT 10.0)", "Windows"],
  ["something new", "Dispositivo sconosciuto"],
  ["", "Dispositivo sconosciuto"],
  [null, "Dispositivo sconosciuto"],
])("%s is labelled %s", (userAgent, words) => {
  expect(deviceLabel(userAgent)).toBe(words);
});
