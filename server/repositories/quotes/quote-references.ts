import { and, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { enquiries, quotes } from "#server/db/schema.ts";

const RENTAL_CITIES = ["pickupCity", "returnCity"] as const;

/** Counts the quotes for a car (by its slug) that the customer can still accept. */
export async function countOpenQuotesOfVehicle(tx: Transaction, slug: string): Promise<number> {
  return tx.$count(quotes, and(isQuoteForVehicle(slug), inArray(quotes.status, ["draft", "sent"])));
}

/** Replaces the slug of a car in quotes, and in enquiries for flights or experiences that also ask for a car. */
export async function renameVehicleInQuotesAndEnquiries(tx: Transaction, from: string, to: string): Promise<void> {
  const slug = sql`to_jsonb(${to}::text)`;
  await tx
    .update(quotes)
    .set({ rental: sql`jsonb_set(${quotes.rental}, '{vehicle}', ${slug})` })
    .where(isQuoteForVehicle(from));
  for (const path of ["{vehicle}", "{car,vehicle}"]) {
    await tx
      .update(enquiries)
      .set({ details: sql`jsonb_set(${enquiries.details}, ${path}::text[], ${slug})` })
      .where(sql`${enquiries.details} #>> ${path}::text[] = ${from}`);
  }
}

/** Replaces the name of a city in quotes for cars. */
export async function renameCityInQuotes(tx: Transaction, from: string, to: string): Promise<void> {
  for (const field of RENTAL_CITIES) {
    await tx
      .update(quotes)
      .set({ rental: sql`jsonb_set(${quotes.rental}, ${`{${field}}`}::text[], to_jsonb(${to}::text))` })
      .where(sql`${quotes.rental} ->> ${field}::text = ${from}`);
  }
}

const isQuoteForVehicle = (slug: string) => sql`${quotes.rental} ->> 'vehicle' = ${slug}`;
