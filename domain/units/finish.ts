import type { UnitHold } from "#domain/availability/availability.ts";
import { slugify } from "#domain/slug.ts";
import { trimText } from "#domain/trim-text.ts";
import type { NamedColour } from "./unit.ts";

/** The paint and interior of a unit; null where unknown. */
export interface UnitFinish {
  paint: NamedColour | null;
  leather: NamedColour | null;
  stitching: NamedColour | null;
  trim: NamedColour | null;
}

/** A finish in which a car is offered (product.md#colours). */
export interface Finish extends UnitFinish {
  /** Derived from the colour names, so that URLs contain neither unit number nor plate. */
  key: string;
}

/** A unit of the fleet with its finish; null if no colour is known. */
export interface UnitWithFinish {
  number: number;
  finish: Finish | null;
}

/** Maximum length of a key. It exceeds the longest key that four colour names can give. */
export const MAX_FINISH_KEY_CHARACTERS = 400;

const PARTS = ["paint", "leather", "stitching", "trim"] as const;

/** Returns the finish of a unit's colours, or null if none is known. */
export function createFinish(unit: UnitFinish): Finish | null {
  const { paint, leather, stitching, trim } = unit;
  if (PARTS.every((part) => unit[part] === null)) return null;
  return { key: toFinishKey(PARTS.map((part) => unit[part]?.name ?? "")), paint, leather, stitching, trim };
}

/** Returns the key of a finish from the names of paint, leather, stitching and trim; "" for unknown ones. */
export const toFinishKey = (names: readonly string[]): string => names.map(toNameKey).join("_").replace(/_+$/, "");

/** Falls back to the lowercase name if it has no Latin letters. */
const toNameKey = (name: string): string => slugify(name) || trimText(name).toLowerCase();

/** Returns the distinct finishes of the units, in unit order. */
export function listFinishes(units: readonly UnitWithFinish[]): Finish[] {
  const byKey = new Map<string, Finish>();
  for (const { finish } of units) if (finish && !byKey.has(finish.key)) byKey.set(finish.key, finish);
  return [...byKey.values()];
}

/** Returns the finishes of the units without an overlapping hold. */
export function listFreeFinishes(
  units: readonly UnitWithFinish[],
  holds: readonly UnitHold[],
  span: Pick<UnitHold, "from" | "to">,
): Finish[] {
  const held = new Set(holds.filter(({ from, to }) => from < span.to && span.from < to).map(({ unit }) => unit));
  return listFinishes(units.filter(({ number }) => !held.has(number)));
}

/** Returns the preselected finish: the requested finish if it is free, otherwise the first free finish; null if none is free. */
export function selectFinish(free: readonly Finish[], requestedKey: string): Finish | null {
  return free.find(({ key }) => key === requestedKey) ?? free[0] ?? null;
}

/** Whether the assigned finish differs from the one that the renter was shown. False if none was shown. */
export function isDifferentFinish(shown: Finish | null, assigned: Finish | null): boolean {
  return shown !== null && shown.key !== assigned?.key;
}
