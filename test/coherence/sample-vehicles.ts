import { sql } from "drizzle-orm";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { Db } from "#server/db/client.ts";

export interface SampleVehicle {
  slug: string;
  name: string;
  category: CategorySlug;
  /** The category value in the car's row. */
  stored: string;
}

/** A car in Milano for every category value that a row can have, including those of earlier versions. */
export const SAMPLE_VEHICLES: readonly SampleVehicle[] = CATEGORY_SLUGS.flatMap((category) => {
  const { displayName, shortLabel, values } = CATEGORIES[category];
  return [...new Set([...values, category, displayName, shortLabel])].map((stored, place) => ({
    slug: `prova-${category}-${place}`,
    name: `Prova ${category} ${place}`,
    category,
    stored,
  }));
});

/** Adds the sample cars, each with a unit, as copies of a catalogue car. */
export async function addSampleVehicles(db: Db): Promise<void> {
  const cars = JSON.stringify(SAMPLE_VEHICLES);
  await db.execute(sql`
    insert into vehicles (name, slug, brand, type, category, location, price_cents, rating, images, specs, deposit_cents, excess_cents,
      included_km_per_day, extra_km_cents, minimum_age)
    select car.name, car.slug, model.brand, model.type, car.stored, 'Milano', model.price_cents, 5, model.images, model.specs,
      model.deposit_cents, model.excess_cents, model.included_km_per_day, model.extra_km_cents, model.minimum_age
    from jsonb_to_recordset(${cars}::jsonb) as car(name text, slug text, stored text)
    join vehicles model on model.slug = 'ferrari-296-gtb'`);
  await db.execute(sql`
    insert into units (vehicle_id, number) select id, 1 from vehicles
    where slug like 'prova-%' and not exists (select from units where vehicle_id = vehicles.id)`);
}
