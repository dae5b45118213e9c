import type { ReplacementReason } from "#domain/bookings/booking-unit.ts";
import { unitLabel } from "#domain/units/unit.ts";

export const REPLACEMENT_REASON_WORDS: Readonly<Record<ReplacementReason, string>> = {
  breakdown: "Guasto",
  accident: "Incidente",
  upgrade: "Auto superiore",
  other: "Altro",
};

interface NamedUnit {
  title: string;
  unit: number | null;
  plate: string | null;
}

/** Returns the sentence of the history: "Ferrari 296 GTB (unità 1 · GA123BC) → Lamborghini Huracán EVO (unità 2)", with reason and note. */
export function replacementNote(
  first: NamedUnit,
  second: NamedUnit,
  { reason, note, place }: { reason: ReplacementReason; note: string | null; place: string },
): string {
  const lines = [
    `${namedUnitText(first)} → ${namedUnitText(second)}`,
    `Motivo: ${REPLACEMENT_REASON_WORDS[reason].toLowerCase()}. Luogo: ${place}.`,
  ];
  return [...lines, ...(note ? [note] : [])].join("\n");
}

/** Returns "Ferrari 296 GTB (unità 1 · GA123BC)". */
export const namedUnitText = ({ title, unit, plate }: NamedUnit): string =>
  unit === null ? title : `${title} (${unitLabel({ number: unit, plate })})`;
