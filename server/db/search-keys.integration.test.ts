// Rule: product.md#text-search
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toSearchKey } from "#domain/search-keys.ts";
import type { Database } from "#server/db/client.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { readTables } from "#test/migrations/catalogue.ts";
import { fillSchema } from "#test/migrations/fill-schema.ts";
import { MIGRATIONS } from "#test/migrations/migration-steps.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: "none" });
});
afterAll(() => database.close());

const TEXTS_AT_ONCE = 50;
/**
 * Ranges of tested characters: letters, marks and symbols of Unicode's first plane, and mathematical or enclosed letters beyond it. Large uniform
 * alphabets are not tested.
 */
const FROM_TO = [
  [0x1, 0x33ff],
  [0xa000, 0xabff],
  [0xf900, 0xffff],
  [0x1_d400, 0x1_d7ff],
  [0x1_f100, 0x1_f2ff],
] as const;
/** Characters that are newer than the Unicode version of PostgreSQL 18. Node decomposes them, PostgreSQL does not, so they are not compared. */
const YOUNGER: readonly number[] = [0xa7f1];

const keysOf = async (texts: readonly string[]) => {
  const { rows } = await database.pool.query<{ key: string }>(
    "select search_key_of(text) as key from unnest($1::text[]) with ordinality as given(text, place) order by place",
    [texts],
  );
  return rows.map(({ key }) => key);
};

test("the database and the program compute the same key for every letter", async () => {
  const letters = FROM_TO.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((code) => !YOUNGER.includes(code)),
  ).map((code) => `${String.fromCodePoint(code)}a`);
  const keys = await keysOf(letters);
  expect(letters.filter((letter, index) => keys[index] !== toSearchKey(letter))).toEqual([]);
});

test("the database and the program compute the same key for any text", async () => {
  const letter = fc.constantFrom(
    ..."aoußæœøđłıİßẞÄöÜåÞς'’`´ʼ-–\n  \u0308\u030A\u0301\u0327\u0345\u200D\u00AD\uFE0F😀𝒜ﬁΣéÑ가".split(/(?:)/u),
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(letter).map((letters) => letters.join("")),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: TEXTS_AT_ONCE, maxLength: TEXTS_AT_ONCE }), async (texts) => {
      const written = texts.map((written) => written.replaceAll("\0", ""));
      expect(await keysOf(written)).toEqual(written.map(toSearchKey));
    }),
    { numRuns: 20 },
  );
});

test("a row's stored key is the key of its texts, and changes with them", async () => {
  const { pool } = database;
  const key = async () => (await pool.query("select search_key from customers")).rows;
  await pool.query(
    "insert into customers (name, email, phone, phone_key, company_name) values ('Jörg Müller', 'j.mueller@prova.example', '+49 30 1', '+49301', null)",
  );
  const texts = ["Jörg Müller", "j.mueller@prova.example", "+49 30 1", "+49301", "", ""];
  expect(await key()).toEqual([{ search_key: toSearchKey(texts.join("\n")) }]);
  await pool.query("update customers set name = 'Ada D’Angelo'");
  expect(await key()).toEqual([{ search_key: toSearchKey(["Ada D’Angelo", ...texts.slice(1)].join("\n")) }]);
});

/** The texts that a search of each table covers. */
const SEARCHED: readonly (readonly [string, readonly string[]])[] = [
  ["answer_templates", ["title", "body"]],
  ["articles", ["title", "slug", "category"]],
  ["audit_log", ["action", "entity", "entity_id"]],
  ["bookings", ["reference", "vehicle_name", "name", "email", "phone"]],
  ["brands", ["name", "slug"]],
  ["cities", ["name", "slug", "country"]],
  ["club_events", ["title", "place"]],
  ["customers", ["name", "email", "phone", "phone_key", "company_name", "vat_number"]],
  ["enquiries", ["reference", "name", "email", "phone", "message"]],
  ["experiences", ["name", "slug", "location"]],
  ["jet_routes", ["origin", "destination"]],
  ["jets", ["brand", "model", "slug"]],
  ["orders", ["reference"]],
  ["quotes", ["reference", "name", "email", "title"]],
  ["reviews", ["vehicle_name", "shown_name", "body"]],
  ["seo_overrides", ["slug", "custom_title"]],
  ["units", ["plate", "vin"]],
  ["user", ["email", "name"]],
  ["vehicles", ["name", "slug", "brand", "location"]],
  ["waiting_list", ["vehicle_name", "name", "email"]],
];

test("the key of a searchable table contains every text of a row", async () => {
  const { pool } = database;
  const tables = await readTables(pool);
  await pool.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
  await fillSchema(pool, MIGRATIONS.length);
  const client = await pool.connect();
  const missing: string[] = [];
  try {
    await client.query("begin");
    // Turns foreign keys off, so that the test can change a name without the rows that refer to it.
    await client.query("set local session_replication_role = replica");
    for (const [table, columns] of SEARCHED) {
      for (const column of columns) {
        await client.query(`update "${table}" set "${column}" = 'Ö’X' where ctid = (select min(ctid) from "${table}")`);
        const { rowCount } = await client.query(`select from "${table}" where search_key ~ '(^|\n)ox(\n|$)'`);
        if (rowCount !== 1) missing.push(`${table}.${column}`);
        await client.query(`update "${table}" set "${column}" = 'x' where "${column}" = 'Ö’X'`);
      }
    }
    await client.query("rollback");
  } finally {
    client.release();
  }
  expect(missing).toEqual([]);
});

test("a search of the log covers the values before and after", async () => {
  const { rows } = await database.pool.query(
    `insert into audit_log (actor, action, entity, entity_id, before, after)
     values ('system', 'update', 'brands', '1', '{"name": "Citroën"}', '{"name": "O''Brien"}') returning search_key`,
  );
  expect(rows[0].search_key).toBe(toSearchKey('update\nbrands\n1\n{"name": "Citroën"}\n{"name": "O\'Brien"}'));
});
