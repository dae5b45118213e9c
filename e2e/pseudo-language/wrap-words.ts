import { existsSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Rules of a language, which are compared or computed with, instead of texts. */
const RULES = /^(pattern|thousands|decimals)$/;

/** Puts every text of a words module between ⟦ and ⟧, in place, because the modules of the server share these objects. */
function wrapTexts(content: Record<string, unknown>): void {
  for (const [key, part] of Object.entries(content)) {
    if (typeof part === "object" && part) wrapTexts(part as Record<string, unknown>);
    if (typeof part !== "string" || RULES.test(key)) continue;
    content[key] = part.split("\n\n").map(wrapParagraph).join("\n\n");
  }
}

const wrapParagraph = (text: string): string => (/\p{L}/u.test(text.replace(/\{\w+\}/g, "")) ? `⟦${text}⟧` : text);

// Loaded before a test server (`--import`): German becomes a language in which every text of ours is between brackets.
if (isMainThread && process.env.PSEUDO_LANGUAGE) {
  const { wordsOf } = (await import(
    new URL("../../build/server/index.js", import.meta.url).href
  )) as typeof import("../../server/entry.ts");
  const { language: _language, ...areas } = wordsOf("de");
  wrapTexts(areas);
  const folder = join(process.env.DATA_DIR ?? "", "database");
  if (!existsSync(join(folder, "PG_VERSION"))) throw new Error(`${folder} has no database to translate.`);
  const database = await PGlite.create(folder, { extensions: { btree_gist, pg_trgm } });
  // A list has one text in each line, and texts in HTML are between its tags.
  await database.exec(
    `UPDATE content_texts SET text = CASE
       WHEN text ~ '<\\w+' THEN regexp_replace(text, '>([^<>]*[[:alpha:]][^<>]*)<', '>⟦\\1⟧<', 'g')
       ELSE regexp_replace(text, '([^\\n]*[[:alpha:]][^\\n]*)', '⟦\\1⟧', 'g')
     END WHERE language = 'de'`,
  );
  await database.close();
}
