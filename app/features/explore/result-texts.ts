import type { BillLine } from "#domain/prices/price-lines.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

interface ResultCountFacts {
  /** Results at the requested place. */
  count: number;
  /** Number of unavailable results among them. */
  unavailable: number;
  /** There are more results than were counted. */
  isCapped: boolean;
  /** Vehicles that are delivered to the place. */
  delivered: DeliveredCount | null;
  /** Whether vehicles follow that can be had only for a longer rental; they are not counted. */
  hasLonger: boolean;
}

interface DeliveredCount {
  count: number;
  /** There are more vehicles than were counted. */
  isCapped: boolean;
  /** The place, named in the language of the words. */
  place: string;
}

type ExploreWords = Words<"explore" | "places">;

/** Returns "8 risultati disponibili e altre 12 vetture consegnate a Nizza, 3 non disponibili"; the figure of the results is an element of the text. */
export function resultCountText(
  words: ExploreWords,
  { count, unavailable, isCapped, delivered, hasLonger }: ResultCountFacts,
): string {
  const { explore } = words;
  if (hasLonger && count === 0 && !delivered?.count) return explore.onlyLonger;
  const results = resultsText(words, { count: count - unavailable, limit: isCapped ? count : null, delivered });
  if (unavailable === 0) return results;
  return say(words, explore.withUnavailable, {
    results,
    unavailable: say(words, explore.unavailable, { count: unavailable }),
  });
}

function resultsText(
  words: ExploreWords,
  { count, limit, delivered }: { count: number; limit: number | null; delivered: DeliveredCount | null },
): string {
  const { explore } = words;
  const hasDelivered = delivered !== null && delivered.count > 0;
  if (hasDelivered && count <= 0) return deliveredText(words, delivered);
  const available =
    limit === null ? say(words, explore.available, { count }) : say(words, explore.availableCapped, { limit });
  return hasDelivered ? furtherText(words, available, delivered) : available;
}

function deliveredText(words: ExploreWords, { count, isCapped, place }: DeliveredCount): string {
  const { explore } = words;
  const atPlace = sayAtPlace(words, place);
  return isCapped
    ? say(words, explore.deliveredCapped, { limit: count, atPlace })
    : say(words, explore.delivered, { count, atPlace });
}

function furtherText(words: ExploreWords, available: string, { count, isCapped, place }: DeliveredCount): string {
  const { explore } = words;
  const atPlace = sayAtPlace(words, place);
  return isCapped
    ? say(words, explore.furtherCapped, { available, limit: count, atPlace })
    : say(words, explore.further, { available, count, atPlace });
}

/**
 * Returns "Totale, € 900 × 4 giorni + € 44 consegna": the parts of the total; `lines` begin with the days. A search has no extras, codes or agreed
 * prices.
 */
export function totalText(words: Words<"explore">, lines: readonly BillLine[]): string {
  const { total, totalParts, discounted } = words.explore;
  const parts = lines.flatMap(({ kind, label, value }) => {
    if (kind === "days" || kind === "package") return [label];
    if (kind === "delivery") return [say(words, totalParts.delivery, { amount: value })];
    if (kind === "collection") return [say(words, totalParts.collection, { amount: value })];
    if (kind === "out-of-hours") return [say(words, totalParts.outOfHours, { amount: value })];
    return kind === "one-way" ? [say(words, totalParts.otherCity, { amount: value })] : [];
  });
  const sum = parts.join(" + ");
  const discount = lines.find(({ kind }) => kind === "length-discount");
  const amount = discount && formatMoney(words, -discount.amount);
  return say(words, total, { parts: amount ? say(words, discounted, { parts: sum, amount }) : sum });
}

/** Returns the accessible name of a filter beside the results; `count` is null when there were too many vehicles to count. */
export function facetText(
  words: Words<"explore">,
  { label, count, isSelected }: { label: string; count: number | null; isSelected: boolean },
): string {
  const { explore } = words;
  if (count === null) return say(words, isSelected ? explore.hideFacet : explore.showFacet, { label });
  return say(words, isSelected ? explore.hideFacetOf : explore.showFacetOf, { label, count });
}
