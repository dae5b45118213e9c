import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();

const BEFORE = `
  drop view content_sources, catalogue_content_sources;
  alter table former_slugs drop constraint former_slugs_entity;
  alter table former_slugs add constraint former_slugs_entity check (entity in ('brands', 'cities', 'vehicles'));
  alter table experiences drop column price_note, drop column active, drop column updated_at, drop column version;
  alter table jet_routes drop constraint jet_routes_price_positive;
  alter table jet_routes drop column description, drop column active, drop column created_at, drop column updated_at, drop column version;
  alter table jets drop constraint jets_price_positive, drop constraint jets_speed_positive, drop constraint jets_seats_positive;
  alter table jets drop column active, drop column version`;

/** Undoes the migration and applies it again in one transaction, as a start does with an older database. */
test("the migration keeps jets, routes and the experience of an older database, active and in version 1", async () => {
  const { context } = application;
  const [file = ""] = globSync("server/db/migrations/*_panel_jets.sql");
  const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
  const kept = sql`select slug, brand, model, price_cents, location, updated_at from jets order by slug`;
  const before = await queryRows(context, kept);
  await context.db.transaction(async (tx) => {
    for (const statement of BEFORE.split(";")) await tx.execute(sql.raw(statement));
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  expect(await queryRows(context, kept)).toEqual(before);
  const counted = await queryRows(
    context,
    sql`select (select count(*)::int from jets where active and version = 1) as jets,
      (select count(*)::int from jet_routes where active and version = 1 and description is null) as routes,
      (select count(*)::int from experiences where active and version = 1 and updated_at = created_at) as experiences`,
  );
  expect(counted).toEqual([{ jets: 14, routes: 28, experiences: 1 }]);
  expect(await queryRows(context, sql`select price_note from experiences`)).toEqual([
    { price_note: "Per due persone, con tutto ciò che è elencato qui." },
  ]);
});
