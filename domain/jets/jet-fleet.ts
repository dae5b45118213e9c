import { LEADING_CITIES } from "#domain/cities/city.ts";
import { JET_TYPE_SLUGS, JET_TYPES, type Jet, type JetType, type JetTypeSlug } from "#domain/jets/jet.ts";
import type { NumberRange } from "#domain/jets/leg-estimate.ts";
import type { Cents } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";

/** Returns "Embraer Phenom 300E". */
export function jetTitle(jet: Pick<Jet, "brand" | "model">): string {
  return `${jet.brand} ${jet.model}`;
}

/** Returns "3.778 km". */
export const formatKilometres = (kilometres: number): string => `${formatNumber(Math.round(kilometres))}\u00a0km`;

/** The lowest and highest hourly rate, each with its type of jet. */
export interface HourlyRates {
  lowest: { type: JetType; rate: Cents };
  highest: { type: JetType; rate: Cents };
}

/** Summary of one of the four types in a fleet (product.md#jet-pages). */
export interface JetTypeSummary {
  type: JetType;
  slug: JetTypeSlug;
  jets: number;
  seats: NumberRange;
  rangeKm: NumberRange;
  /** Lowest hourly rate. */
  fromRate: Cents;
}

/** Returns the types of a fleet, smallest first. */
export function summariseJetTypes(fleet: readonly Jet[]): JetTypeSummary[] {
  return JET_TYPE_SLUGS.flatMap((slug) => {
    const jets = fleet.filter(({ type }) => type === JET_TYPES[slug]);
    if (jets.length === 0) return [];
    const rates = jets.map(({ hourlyRate }) => hourlyRate);
    return [
      {
        type: JET_TYPES[slug],
        slug,
        jets: jets.length,
        seats: toRange(jets.map(({ passengers }) => passengers)),
        rangeKm: toRange(jets.map(({ rangeKm }) => rangeKm)),
        fromRate: Math.min(...rates),
      },
    ];
  });
}

/** Returns the lowest and highest hourly rate of a fleet, or null without jets. */
export function findHourlyRates(fleet: readonly Pick<Jet, "type" | "hourlyRate">[]): HourlyRates | null {
  const rates = fleet
    .map(({ type, hourlyRate }) => ({ type, rate: hourlyRate }))
    .toSorted((one, other) => one.rate - other.rate);
  const [lowest, highest] = [rates[0], rates.at(-1)];
  return lowest && highest ? { lowest, highest } : null;
}

/** Returns the names of the cities that a fleet serves: the seven main ones first (product.md#jets), then others by name. */
export function listServedCities(fleet: readonly Pick<Jet, "cities">[]): string[] {
  const served = new Set(fleet.flatMap(({ cities }) => cities));
  const others = [...served].filter((city) => !LEADING_CITIES.includes(city)).sort((a, b) => a.localeCompare(b, "it"));
  return [...LEADING_CITIES.filter((city) => served.has(city)), ...others];
}

/** Returns other available jets of the same type, at most `limit` (product.md#jet-pages): jets of the same city first, then by price difference. */
export function findSimilarJets(jet: Jet, city: string, fleet: readonly Jet[], limit = 3): Jet[] {
  const elsewhere = (other: Jet) => (other.cities.includes(city) ? 0 : 1);
  const priceGap = (other: Jet) => Math.abs(other.hourlyRate - jet.hourlyRate);
  return fleet
    .filter((other) => other.slug !== jet.slug && other.available && other.type === jet.type)
    .sort((a, b) => elsewhere(a) - elsewhere(b) || priceGap(a) - priceGap(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, Math.max(0, limit));
}

function toRange(values: readonly number[]): NumberRange {
  return { low: Math.min(...values), high: Math.max(...values) };
}
