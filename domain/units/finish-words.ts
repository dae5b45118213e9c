import type { UnitFinish } from "./finish.ts";

/** Formats a finish in one line: "Rosso Corsa, interni Nero, cuciture Rosso, finiture Carbonio". */
export function finishLine({ paint, ...interior }: UnitFinish): string {
  return [paint?.name, interiorLine(interior)].filter(Boolean).join(", ");
}

/** Formats an interior: "interni Nero, cuciture Rosso, finiture Carbonio"; empty if unknown. */
export function interiorLine({ leather, stitching, trim }: Omit<UnitFinish, "paint">): string {
  return [
    leather && `interni ${leather.name}`,
    stitching && `cuciture ${stitching.name}`,
    trim && `finiture ${trim.name}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Capitalises the text for the start of a line. */
export const capitaliseFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Error for an unavailable colour: its units are taken, or no unit has it any more. `free` are the available finishes. */
export function colourUnavailableMessage(free: readonly UnitFinish[]): string {
  const sentence = "In questo colore la vettura non è più libera per queste date.";
  return free.length === 0 ? sentence : `${sentence} È libera in: ${free.map(finishLine).join("; ")}.`;
}

/** Returns the confirmation question before staff assign a unit of another finish. */
export function otherColourQuestion(shown: UnitFinish, assigned: UnitFinish | null): string {
  const now = assigned ? `Ora avrebbe ${finishLine(assigned)}` : "L'unità nuova non ha ancora colori indicati";
  return `Al cliente abbiamo promesso ${finishLine(shown)}. ${now}. Se ha un indirizzo, glielo scriviamo.`;
}
