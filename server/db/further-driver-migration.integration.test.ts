// Rule: product.md#second-drivers "Price."
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { FURTHER_DRIVER_CODE } from "#domain/extras/further-driver.ts";
import { nameIn } from "#domain/rates/rate-rule.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { readTermsPage } from "#server/services/catalogue/read-content-pages.ts";
import { setUpTestApplication } from "#test/app.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();

/** Stores settings as a process of the former version does. */
const storeSettings = (changes: object) =>
  application.context.db.execute(
    sql`update site_settings set changes = ${JSON.stringify(changes)}::jsonb, version = version + 1`,
  );
const readExtra = async () => {
  const [extra] = await queryRows<{ price_cents: number; active: boolean }>(
    application.context,
    sql`select price_cents, active from extras where code = ${FURTHER_DRIVER_CODE}`,
  );
  return extra;
};

test("an installation without a price has an extra that is not offered", async () => {
  expect(await readExtra()).toEqual({ price_cents: 0, active: false });
});

test("the migration takes the price of the setting over, with its name in all languages", async () => {
  const { db } = application.context;
  await storeSettings({ further_driver_rate: 25.5 });
  const statements = readFileSync("server/db/migrations/0051_further_driver.sql", "utf8");
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from extras`);
    await tx.execute(sql`drop function move_further_driver_rate cascade`);
    for (const statement of statements.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
  });
  application.context.pages.clear();
  const [extra] = await listExtras(application.context.db);
  expect(extra).toMatchObject({ code: FURTHER_DRIVER_CODE, unit: "day", price: 2550, maxQuantity: 4 });
  expect(
    (["it", "en", "fr", "de", "es"] as const).map((language) => nameIn(extra?.names ?? { it: "" }, language)),
  ).toEqual([
    "Conducente aggiuntivo",
    "Additional driver",
    "Conducteur supplémentaire",
    "Zusätzlicher Fahrer",
    "Conductor adicional",
  ]);
  const priceOnTerms = async (language: "it" | "de") =>
    (await readTermsPage(application.context, undefined, wordsOf(language))).furtherDriverPrice?.replaceAll(
      "\u00a0",
      " ",
    );
  expect([await priceOnTerms("it"), await priceOnTerms("de")]).toEqual(["€ 25,50 al giorno", "25,50 € pro Tag"]);
});

test("a price that the former version changes during the upgrade moves to the extra; other settings leave it", async () => {
  await storeSettings({ further_driver_rate: 30 });
  expect(await readExtra()).toEqual({ price_cents: 3000, active: true });
  await application.context.db.execute(sql`update extras set price_cents = 4000`);
  await storeSettings({ further_driver_rate: 30, name: "Prova" });
  await storeSettings({ name: "Prova" });
  expect(await readExtra()).toEqual({ price_cents: 4000, active: true });
});
