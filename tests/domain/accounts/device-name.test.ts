import { expect, it } from "vitest";
import { deviceNameOf } from "~/domain/accounts/device-name";

const LIKE_SAFARI = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_SAFARI} Safari/537.36`, "Chrome, Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_SAFARI} Safari/537.36 Edg/140.0.0.0`, "Edge, Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${LIKE_SAFARI} Mobile Safari/537.36`, "Chrome, Android"],
  [
    `Mozilla/5.0 (Linux; Android 14) ${LIKE_SAFARI} SamsungBrowser/25.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox, Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1", "Safari, Mac"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Safari/604.1",
    "Chrome, iPhone",
  ],
  ["okhttp/4.12.0", null],
  ["", null],
  [null, null],
])("%s is %s", (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));
