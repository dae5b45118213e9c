import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { setUpTestApplication } from "#test/app.ts";
import { listUntranslatedTexts } from "#test/pseudo-language/known-names.ts";
import { WRAP_CONTENT_TEXTS, wrapWords } from "#test/pseudo-language/wrap-texts.ts";
import { readSharePictureContent } from "./read-share-picture-content.ts";

const application = setUpTestApplication({ languages: ["it", "de"] });
beforeAll(async () => {
  const restoreWords = wrapWords(wordsOf("de"));
  await application.context.db.execute(sql.raw(WRAP_CONTENT_TEXTS));
  return restoreWords;
});

// Rule: product.md#languages
test.each([
  "",
  "/contatti",
  "/community-vip",
  "/dove-operiamo",
  "/preferiti",
  "/privacy",
  "/termini",
  "/explore",
  "/vetture",
  "/luxury-car-rental",
  "/luxury-car-rental/suv",
  "/luxury-car-rental/milan",
  "/luxury-car-rental/salzburg",
  "/luxury-car-rental/milan/sportive",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  "/ferrari",
  "/ferrari/milan",
  "/private-jet-charter",
  "/private-jet-charter/milan",
  "/private-jet-charter/milan/heavy-jet",
  "/private-jet-charter/milan/heavy-jet/dassault-falcon-900lx",
  "/esperienze/weekend-in-franciacorta",
  "/magazine",
])("no text of the share picture of /de%s is outside of the words and the translated content", async (path) => {
  const content = await readSharePictureContent(application.context, `/de${path}`);
  const { kicker = "", headline = "", price = "" } = content ?? {};
  expect(headline).not.toBe("");
  const texts = Object.entries({ kicker, headline, price }).map(([place, text]) => ({ place: `share ${place}`, text }));
  expect(listUntranslatedTexts(texts)).toEqual([]);
});
