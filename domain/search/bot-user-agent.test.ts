import { expect, test } from "vitest";
import { isBotUserAgent } from "#domain/search/bot-user-agent.ts";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36", false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", true],
  ["Mozilla/5.0 (compatible; SomeSpider/1.0)", true],
  ["curl/8.5.0", true],
  ["", true],
  [null, true],
])("%j is a bot: %s", (userAgent, robot) => {
  expect(isBotUserAgent(userAgent)).toBe(robot);
});
