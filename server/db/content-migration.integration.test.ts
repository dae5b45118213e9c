import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();

const BEFORE = `
  drop view content_sources, catalogue_content_sources;
  drop table club_places, category_terms, mail_texts;
  drop function count_club_places;
  alter table club_events drop column places_given, drop column status, drop column image, drop column created_at,
    drop column updated_at, drop column version;
  alter table articles drop column status, drop column created_at, drop column updated_at, drop column version;
  alter table former_slugs drop constraint former_slugs_entity;
  alter table former_slugs add constraint former_slugs_entity check (entity in ('brands', 'cities', 'vehicles'))`;

/** Undoes the migration and applies it again in one transaction, as a start does with an older database. */
// Rule: product.md#club "Places are given"
test("the migration keeps places given before, the oldest first up to the limit, and pictures and dates", async () => {
  const { context } = application;
  const [file = ""] = globSync("server/db/migrations/*_house_content.sql");
  const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
  await context.db.transaction(async (tx) => {
    for (const statement of BEFORE.split(";")) await tx.execute(sql.raw(statement));
    await tx.execute(sql`update club_events set places = 3 where slug = 'weekend-in-toscana'`);
    await tx.execute(sql`insert into enquiries (reference, kind, status, name, email, phone, details, created_at)
      select 'RQ-' || n, 'club', status, 'Ada', 'ada@prova.example', '+39 333 000 0000', details::jsonb, '2025-03-01'::timestamptz + n * interval '1 day'
      from (values
        (1, 'answered', '{"event":"weekend-in-toscana","places":2}'),
        (2, 'new', '{"event":"weekend-in-toscana"}'),
        (3, 'closed', '{"event":"weekend-in-toscana","places":1}'),
        (4, 'answered', '{"event":"weekend-in-toscana"}'),
        (5, 'answered', '{"event":"mai-esistito"}'),
        (6, 'answered', '{}')) asked (n, status, details)`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  const places = await queryRows(
    context,
    sql`select e.reference, p.places, p.decision from club_places p join enquiries e on e.id = p.enquiry_id order by 1`,
  );
  expect(places).toEqual([
    { reference: "RQ-1", places: 2, decision: "accepted" },
    { reference: "RQ-3", places: 1, decision: "accepted" },
  ]);
  const [event] = await queryRows(
    context,
    sql`select places_given, status, image from club_events where slug = 'weekend-in-toscana'`,
  );
  expect(event).toEqual({ places_given: 3, status: "open", image: "/pictures/cities/florence-800.webp" });
  const articles = await queryRows<{ status: string; same: boolean }>(
    context,
    sql`select status, updated_at = published_on::timestamp at time zone 'UTC' as same from articles`,
  );
  expect(articles).toEqual(Array(4).fill({ status: "published", same: true }));
});
