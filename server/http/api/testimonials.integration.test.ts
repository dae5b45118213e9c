// Rule: product.md#club "Testimonials are quotes"
import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TESTIMONIALS } from "#server/seed/testimonials.ts";
import { readClubPage } from "#server/services/club-events/read-club-page.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication({ seed: "none" });
const admin = setUpSignedInUser(application, "admin");
afterEach(() => queryRows(application.context, sql`delete from testimonials`));

const call = callerOf(application, admin, "/api/testimonials");
const VOICE = { text: "Una bella strada.", name: "Ada, membro Gold" };
const shownTestimonials = async () => (await readClubPage(application.context, undefined, wordsOf("it"))).testimonials;

test("a new installation without a seed has no testimonials", async () => {
  expect(await shownTestimonials()).toEqual([]);
});

test("an admin creates testimonials, the page shows them in order, and changes and deletions are versioned and logged", async () => {
  const made = await (await call("POST", "", { ...VOICE, position: 2 })).json();
  expect(made).toMatchObject({ ...VOICE, place: "", is_invented: false, position: 2, version: 1 });
  await call("POST", "", { ...VOICE, text: "Una bella cena.", place: "Roma", is_invented: true });
  expect(await shownTestimonials()).toEqual([
    { ...VOICE, text: "Una bella cena.", place: "Roma", isInvented: true },
    { ...VOICE, place: "", isInvented: false },
  ] satisfies Testimonial[]);
  const changed = await call("PATCH", `/${made.id}`, { name: "Ada", version: made.version });
  expect(await changed.json()).toMatchObject({ name: "Ada", text: VOICE.text, version: 2 });
  expect((await shownTestimonials()).at(-1)?.name).toBe("Ada");
  expect((await call("PATCH", `/${made.id}`, { name: "Eva", version: made.version })).status).toBe(409);
  expect((await call("DELETE", `/${made.id}`)).status).toBe(204);
  expect((await call("DELETE", `/${made.id}`)).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'testimonials' and entity_id = ${made.id} order by id`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

test.each([
  [{ text: " " }, "text", "Scrivi le parole del membro."],
  [{ text: "x".repeat(401) }, "text", "Al massimo 400 caratteri."],
  [{ name: "\u200b" }, "name", "Indica chi lo dice."],
  [{ place: "a\nb" }, "place", "Contiene caratteri non ammessi."],
  [{ position: 0 }, "position", "Indica una posizione da 1 a 99."],
])("an invalid field has its own message (%#)", async (changes, path, message) => {
  const refused = await call("POST", "", { ...VOICE, ...changes });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ path, message }]);
});

test("the same text cannot be stored twice", async () => {
  await call("POST", "", VOICE);
  expect((await (await call("POST", "", VOICE)).json()).errors).toEqual([
    { path: "text", message: "Queste parole sono già di un'altra testimonianza." },
  ]);
});

// Rule: product.md#club "Testimonials are quotes"
test("the migration adds the built-in testimonials to a database in use, and none to a new one", async () => {
  const { context } = application;
  const [file = ""] = globSync("server/db/migrations/*_testimonials.sql");
  const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
  const migrated = async (before: string) => {
    await context.db.transaction(async (tx) => {
      for (const statement of [
        "drop view if exists content_sources, catalogue_content_sources",
        "drop table testimonials",
        before,
        ...statements,
      ])
        await tx.execute(sql.raw(statement));
    });
    return queryRows(
      context,
      sql`select text, name, place, is_invented as "isInvented", position from testimonials order by position`,
    );
  };
  expect(await migrated("select 1")).toEqual(TESTIMONIALS);
  // Without the admin of these tests the database counts as new.
  expect(await migrated(`delete from "user"`)).toEqual([]);
});
