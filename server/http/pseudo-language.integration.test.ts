import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { RateLimiterRes } from "rate-limiter-flexible";
import { beforeAll, expect, test } from "vitest";
import { feedPath } from "#domain/seo/crawlers/magazine-feed.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { respondTooManyRequests } from "#server/http/too-many-requests.ts";
import { setUpTestApplication } from "#test/app.ts";
import { listUntranslatedTexts } from "#test/pseudo-language/known-names.ts";
import { listVisibleTexts, type VisibleText } from "#test/pseudo-language/visible-texts.ts";
import { WRAP_CONTENT_TEXTS, wrapWords } from "#test/pseudo-language/wrap-texts.ts";

const application = setUpTestApplication({ languages: ["it", "en", "de"] });
beforeAll(async () => {
  const restore = (["en", "de"] as const).map((language) => wrapWords(wordsOf(language)));
  await application.context.db.execute(sql.raw(WRAP_CONTENT_TEXTS));
  return () => {
    for (const restoreWords of restore) restoreWords();
  };
});

// Rule: product.md#languages
test("no text of the magazine's feed is outside of the words and the translated content", async () => {
  const feed = await (await application.app.request(`http://localhost${feedPath("en")}`)).text();
  const texts = Array.from(
    feed.matchAll(/<(title|description|category)>([^<]*)</g),
    ([, place = "", text = ""]): VisibleText => ({ place: `feed ${place}`, text }),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(listUntranslatedTexts(texts)).toEqual([]);
});

// Rule: product.md#languages
test.each(["text/html", "application/json"])(
  "no text of a refusal of many requests is outside of the words: %s",
  async (accept) => {
    const app = new Hono().all("*", (c) => respondTooManyRequests(c, new RateLimiterRes(0, 1000)));
    const headers = { accept, "accept-language": "de" };
    const response = await app.request("http://localhost/de/contatti", { headers });
    expect(response.status).toBe(429);
    const body = await response.text();
    const texts =
      accept === "text/html"
        ? listVisibleTexts(body)
        : [JSON.parse(body)].flatMap(({ title, detail }) =>
            [title, detail].map((text) => ({ place: "JSON text", text })),
          );
    expect(texts.length).toBeGreaterThan(1);
    expect(listUntranslatedTexts(texts)).toEqual([]);
  },
);

// Rule: product.md#content-texts "b"
test("the web app manifest shows no own text of the company that has no translation", async () => {
  const { site } = application.context;
  Object.assign(site, { markLine: "Autonoleggio", headingRegion: "in Sicilia" });
  const manifest = await application.app.request("http://localhost/site.webmanifest?language=de");
  const { name, description } = await manifest.json();
  expect([name, description].join(" ")).not.toMatch(/Autonoleggio|Sicilia/);
});
