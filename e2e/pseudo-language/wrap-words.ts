import { existsSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { WRAP_CONTENT_TEXTS, wrapWords } from "#test/pseudo-language/wrap-texts.ts";

// Loaded before a test server (`--import`): German becomes a language in which every text of ours is between brackets.
if (isMainThread && process.env.PSEUDO_LANGUAGE) {
  const { wordsOf } = (await import(
    new URL("../../build/server/index.js", import.meta.url).href
  )) as typeof import("../../server/entry.ts");
  wrapWords(wordsOf("de"));
  const folder = join(process.env.DATA_DIR ?? "", "database");
  if (!existsSync(join(folder, "PG_VERSION"))) throw new Error(`${folder} has no database to translate.`);
  const database = await PGlite.create(folder, { extensions: { btree_gist, pg_trgm } });
  await database.exec(WRAP_CONTENT_TEXTS);
  await database.close();
}
