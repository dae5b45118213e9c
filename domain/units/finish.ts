import type { UnitHold } from "#domain/availability/availability.ts";
import { slugify } from "#domain/slug.ts";
import { trimText } from "#domain/trim-text.ts";
import type { NamedColour } from "./unit.ts";

/** What a renter sees of a unit: its paint and its interior; what has not been written down is null. */
export interface UnitFinish {
  paint: NamedColour | null;
  leather: NamedColour | null;
  stitching: NamedColour | null;
  trim: NamedColour | null;
}

/** One of the finishes a car can be had in (product.md#colours). */
export interface Finish extends UnitFinish {
  /** Made of its names, so that no number of a unit and no plate is in an address. */
  key: string;
}

/** A unit in the fleet with its finish; null where no colour has been written down. */
export interface UnitWithFinish {
  number: number;
  finish: Finish | null;
}

/** Longer than any key: four names of a unit. */
export const MAX_FINISH_KEY_CHARACTERS = 400;

const PARTS = ["paint", "leather", "stitching", "trim"] as const;

/** The finish of a unit's colours; null when none has been written down. */
export function createFinish(unit: UnitFinish): Finish | null {
  const { paint, leather, stitching, trim } = unit;
  if (PARTS.every((part) => unit[part] === null)) return null;
  return { key: toFinishKey(PARTS.map((part) => unit[part]?.name ?? "")), paint, leather, stitching, trim };
}

/** The key of a finish from the names of its paint, leather, stitching and trim; "" for what has not been written down. */
export const toFinishKey = (names: readonly string[]): string => names.map(toNameKey).join("_").replace(/_+$/, "");

/** A name without any letter of ours is a name still. */
const toNameKey = (name: string): string => slugify(name) || trimText(name).toLowerCase();

/** Every finish among these units once, in the order of the units. */
export function listFinishes(units: readonly UnitWithFinish[]): Finish[] {
  const byKey = new Map<string, Finish>();
  for (const { finish } of units) if (finish && !byKey.has(finish.key)) byKey.set(finish.key, finish);
  return [...byKey.values()];
}

/** The finishes of the units that no hold touches in the span. */
export function listFreeFinishes(
  units: readonly UnitWithFinish[],
  holds: readonly UnitHold[],
  span: Pick<UnitHold, "from" | "to">,
): Finish[] {
  const held = new Set(holds.filter(({ from, to }) => from < span.to && span.from < to).map(({ unit }) => unit));
  return listFinishes(units.filter(({ number }) => !held.has(number)));
}

/** The finish that is shown as chosen: the one asked for where it is free, else the first that is; null when none is known. */
export function selectFinish(free: readonly Finish[], requestedKey: string): Finish | null {
  return free.find(({ key }) => key === requestedKey) ?? free[0] ?? null;
}

/** Whether a renter who was shown the one finish is surprised by the other. Who was shown none is not. */
export function isDifferentFinish(shown: Finish | null, assigned: Finish | null): boolean {
  return shown !== null && shown.key !== assigned?.key;
}
