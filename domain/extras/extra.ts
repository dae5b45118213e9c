import type { CategorySlug } from "#domain/categories.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Cents } from "#domain/money.ts";
import type { ChosenExtra } from "#domain/prices/option-lines.ts";
import { nameIn, type RateNames } from "#domain/rates/rate-rule.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { say } from "#domain/words/say.ts";

/** Something that a renter can add to a rental (product.md#extras). */
export interface Extra {
  /** Stable: addresses and bookings name the extra by it. */
  readonly code: string;
  readonly names: RateNames;
  /** Null if it needs none. */
  readonly descriptions: RateNames | null;
  readonly unit: "day" | "rental";
  /** Per day or per rental; 0 for an extra that costs nothing. */
  readonly price: Cents;
  readonly maxQuantity: number;
  /** The most days that are charged; null for all. */
  readonly maxChargedDays: number | null;
  /** Where it is offered; empty lists are everywhere. */
  readonly categories: readonly CategorySlug[];
  readonly vehicleIds: readonly string[];
  readonly cityIds: readonly string[];
  /** How long before the pickup it must be ordered. */
  readonly leadHours: number;
}

/** The car and city that decide where an extra is offered. */
export interface OfferedPlace {
  vehicle: { id: string; category: CategorySlug };
  /** The city of the pickup; undefined if it is not served. */
  cityId: string | undefined;
}

/** The facts of a rental that decide which extras are offered for it. */
export interface ExtraRental extends OfferedPlace {
  /** Null as long as no dates are chosen. */
  pickupAt: Date | null;
  now: Date;
}

/** An extra as a request names it. */
export interface RequestedExtra {
  code: string;
  quantity: number;
}

export interface ExtraProblem {
  /** The field of the request: "extras.0.code". */
  path: string;
  message: SayMessage<"extras">;
}

/** Lists the extras that can still be ordered for a rental, in their order (product.md#extras). */
export const listOfferedExtras = (extras: readonly Extra[], rental: ExtraRental): Extra[] =>
  extras.filter((extra) => isOfferedHere(extra, rental) && isInTime(extra, rental));

/** Returns the extras of an address: those that are offered, in their order. More than the maximum is no choice. */
export const chooseExtras = (offered: readonly Extra[], counts: Readonly<Record<string, number>>): ChosenExtra[] =>
  offered.flatMap((extra) => {
    const count = Object.hasOwn(counts, extra.code) ? (counts[extra.code] ?? 0) : 0;
    return count > 0 && count <= extra.maxQuantity ? [toChosenExtra(extra, count)] : [];
  });

/**
 * Returns the extras that a request orders, in their order, or why they cannot be ordered, field by field: unknown, not offered for the car or in the
 * city, more than the maximum, or too late. Staff may order late: then `late` lists these extras instead.
 */
export function orderExtras(
  extras: readonly Extra[],
  requested: readonly RequestedExtra[],
  rental: ExtraRental,
  { mayBeLate = false }: { mayBeLate?: boolean } = {},
): { chosen: ChosenExtra[]; problems: ExtraProblem[]; late: Extra[] } {
  const byCode = new Map(extras.map((extra) => [extra.code, extra]));
  const judged = mayBeLate ? { ...rental, pickupAt: null } : rental;
  const problems = requested.flatMap((request, index) => findProblem(byCode.get(request.code), request, index, judged));
  const counts = Object.fromEntries(requested.map(({ code, quantity }) => [code, quantity]));
  const late = extras.filter((extra) => Object.hasOwn(counts, extra.code) && !isInTime(extra, rental));
  return problems.length > 0
    ? { chosen: [], problems, late: [] }
    : { chosen: chooseExtras(extras, counts), problems, late };
}

function findProblem(
  extra: Extra | undefined,
  { quantity }: RequestedExtra,
  index: number,
  rental: ExtraRental,
): ExtraProblem[] {
  const problem = (field: "code" | "quantity", message: ExtraProblem["message"]) => [
    { path: `extras.${index}.${field}`, message },
  ];
  if (!extra) return problem("code", ({ extras }) => extras.unknown);
  const { names, maxQuantity, leadHours } = extra;
  if (!isOfferedHere(extra, rental)) {
    return problem("code", (words) => say(words, words.extras.notHere, { name: nameIn(names, words.language) }));
  }
  if (!isInTime(extra, rental)) {
    return problem("code", (words) =>
      say(words, words.extras.tooLate, { name: nameIn(names, words.language), count: leadHours }),
    );
  }
  if (quantity <= maxQuantity) return [];
  return problem("quantity", (words) =>
    say(words, words.extras.tooMany, { name: nameIn(names, words.language), max: maxQuantity }),
  );
}

/** Whether an extra is offered for the car, with a pickup in the city. */
export const isOfferedHere = ({ categories, vehicleIds, cityIds }: Extra, { vehicle, cityId }: OfferedPlace): boolean =>
  allows(categories, vehicle.category) && allows(vehicleIds, vehicle.id) && allows(cityIds, cityId);

const allows = <Value>(values: readonly Value[], value: Value | undefined) =>
  values.length === 0 || (value !== undefined && values.includes(value));

/** Whether an extra can still be ordered in time; one without a lead time always can. */
export const isInTime = (
  { leadHours }: Pick<Extra, "leadHours">,
  { pickupAt, now }: Pick<ExtraRental, "pickupAt" | "now">,
): boolean => leadHours === 0 || pickupAt === null || pickupAt.getTime() - now.getTime() >= leadHours * HOUR_MS;

/** Returns a number of an extra for a price. */
export const toChosenExtra = ({ code, names, unit, price, maxChargedDays }: Extra, count: number): ChosenExtra => ({
  code,
  names,
  unit,
  price,
  count,
  maxChargedDays,
});
