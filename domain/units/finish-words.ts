import type { UnitFinish } from "./finish.ts";

/** "Rosso Corsa, interni Nero, cuciture Rosso, finiture Carbonio": a finish in one line. */
export function finishLine({ paint, ...interior }: UnitFinish): string {
  return [paint?.name, interiorLine(interior)].filter(Boolean).join(", ");
}

/** "interni Nero, cuciture Rosso, finiture Carbonio"; empty when the interior is not known. */
export function interiorLine({ leather, stitching, trim }: Omit<UnitFinish, "paint">): string {
  return [
    leather && `interni ${leather.name}`,
    stitching && `cuciture ${stitching.name}`,
    trim && `finiture ${trim.name}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The same at the beginning of a line. */
export const capitaliseFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Why a request for a colour is refused: somebody has it then, or the car no longer comes in it. `free` are those that can be had. */
export function colourUnavailableMessage(free: readonly UnitFinish[]): string {
  const sentence = "In questo colore la vettura non è più libera per queste date.";
  return free.length === 0 ? sentence : `${sentence} È libera in: ${free.map(finishLine).join("; ")}.`;
}

/** What staff are asked before a booking gets a unit of another finish. */
export function otherColourQuestion(shown: UnitFinish, assigned: UnitFinish | null): string {
  const now = assigned ? `Ora avrebbe ${finishLine(assigned)}` : "L'unità nuova non ha ancora colori indicati";
  return `Al cliente abbiamo promesso ${finishLine(shown)}. ${now}. Se ha un indirizzo, glielo scriviamo.`;
}
