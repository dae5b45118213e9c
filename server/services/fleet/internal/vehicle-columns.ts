import type { NewVehicle, VehicleChanges } from "#domain/forms/vehicle.ts";
import { NEW_VEHICLE, TERMS_BY_CATEGORY } from "#domain/forms/vehicle-defaults.ts";
import { altsOf } from "#domain/forms/vehicle-lists.ts";
import { eurosToCents } from "#domain/money.ts";
import type { VehicleColumns, VehicleRow, VehicleValues } from "#server/repositories/catalogue/vehicle-rows.ts";

/** A new car as it is stored: what is not stated is the house's default (B 9), the conditions of hire those of its category. */
export function newVehicleColumns(vehicle: NewVehicle, slug: string): VehicleValues {
  const { image_alts, ...stated } = withoutUndefined(vehicle);
  const { currency, price_unit, rating, reviews, total_units, available } = NEW_VEHICLE;
  const whole = {
    ...{ currency, price_unit, rating, reviews, total_units, available, highlights: [] },
    ...TERMS_BY_CATEGORY[vehicle.category],
    ...stated,
  };
  const { price, deposit, excess, extra_km, ...columns } = whole;
  return {
    ...columns,
    slug,
    image_alts: altsOf(vehicle.images, image_alts ?? {}),
    price_cents: cents(price),
    deposit_cents: cents(deposit),
    excess_cents: cents(excess),
    extra_km_cents: cents(extra_km),
  };
}

/** What changes of a stored car; the texts of pictures that it no longer has go with them. */
export function changedVehicleColumns(changes: Omit<VehicleChanges, "version">, before: VehicleRow): VehicleColumns {
  const { price, deposit, excess, extra_km, image_alts, ...columns } = withoutUndefined(changes);
  const images = columns.images ?? before.images;
  return withoutUndefined({
    ...columns,
    image_alts: altsOf(images, image_alts ?? before.image_alts),
    price_cents: price === undefined ? undefined : cents(price),
    deposit_cents: deposit === undefined ? undefined : cents(deposit),
    excess_cents: excess === undefined ? undefined : cents(excess),
    extra_km_cents: extra_km === undefined ? undefined : cents(extra_km),
  });
}

/** The schema has let through only amounts that are whole cents. */
function cents(euros: number): number {
  return eurosToCents(euros) ?? 0;
}

type Stated<Fields extends object> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Stated<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<Fields>;
}
