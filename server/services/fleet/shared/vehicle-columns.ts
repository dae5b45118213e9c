import { type CamelCased, camelCased } from "#domain/casing.ts";
import type { NewVehicle, VehicleChanges } from "#domain/forms/fleet/vehicle.ts";
import { type CategoryTerms, NEW_VEHICLE } from "#domain/forms/fleet/vehicle-defaults.ts";
import { altsOf } from "#domain/forms/fleet/vehicle-lists.ts";
import { eurosToCents } from "#domain/money.ts";
import type {
  NewStoredVehicle,
  StoredVehicle,
  StoredVehicleChanges,
} from "#server/repositories/vehicles/stored-vehicles.ts";

/** A new car as it is stored: what is not stated is the company's default (product.md#fleet-form), the conditions of hire those of its category. */
export function newVehicleColumns(
  vehicle: CamelCased<NewVehicle>,
  slug: string,
  categoryTerms: CategoryTerms,
): NewStoredVehicle {
  const { imageAlts, ...stated } = withoutUndefined(vehicle);
  const { currency, priceUnit, rating, reviews, totalUnits, available } = camelCased(NEW_VEHICLE);
  const whole = {
    ...{ currency, priceUnit, rating, reviews, totalUnits, available, highlights: [] },
    ...camelCased(categoryTerms[vehicle.category]),
    ...stated,
  };
  const { price, deposit, excess, extraKm, ...columns } = whole;
  return {
    ...columns,
    slug,
    imageAlts: altsOf(vehicle.images, imageAlts ?? {}),
    priceCents: cents(price),
    depositCents: cents(deposit),
    excessCents: cents(excess),
    extraKmCents: cents(extraKm),
  };
}

/** What changes of a stored car; the texts of pictures that it no longer has go with them. */
export function changedVehicleColumns(
  changes: Omit<CamelCased<VehicleChanges>, "version" | "beyondReach">,
  before: StoredVehicle,
): StoredVehicleChanges {
  const { price, imageAlts, ...columns } = withoutUndefined(changes);
  const images = columns.images ?? before.images;
  return withoutUndefined({
    ...termsColumns(columns),
    imageAlts: altsOf(images, imageAlts ?? before.imageAlts),
    priceCents: price === undefined ? undefined : cents(price),
  });
}

/** The same with conditions of hire as they are stored, in cents; what is not stated stays out. */
export function termsColumns<Fields extends StatedAmounts>({ deposit, excess, extraKm, ...columns }: Fields) {
  return withoutUndefined({
    ...columns,
    depositCents: deposit === undefined ? undefined : cents(deposit),
    excessCents: excess === undefined ? undefined : cents(excess),
    extraKmCents: extraKm === undefined ? undefined : cents(extraKm),
  });
}

/** In euros. */
interface StatedAmounts {
  deposit?: number;
  excess?: number;
  extraKm?: number;
}

/** The schema has let through only amounts that are whole cents. */
function cents(euros: number): number {
  return eurosToCents(euros) ?? 0;
}

type Stated<Fields extends object> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Stated<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<Fields>;
}
