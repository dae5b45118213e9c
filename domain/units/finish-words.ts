import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { UnitFinish } from "./finish.ts";

/** Formats a finish in one line: "Rosso Corsa, interni Nero, cuciture Rosso, finiture Carbonio". */
export function finishLine(words: Words<"finishes">, { paint, ...interior }: UnitFinish): string {
  return [paint?.name, interiorLine(words, interior)].filter(Boolean).join(", ");
}

/** Formats an interior: "interni Nero, cuciture Rosso, finiture Carbonio"; empty if unknown. */
export function interiorLine(words: Words<"finishes">, interior: Omit<UnitFinish, "paint">): string {
  return INTERIOR_PARTS.flatMap((part) => {
    const colour = interior[part]?.name;
    return colour === undefined ? [] : say(words, words.finishes[part], { colour });
  }).join(", ");
}

const INTERIOR_PARTS = ["leather", "stitching", "trim"] as const;

/** Returns the name of a colour inside a sentence: in lower case, but German nouns keep theirs. */
export const colourInSentence = ({ language }: Words<"formats">, name: string): string =>
  language === "de" ? name : name.toLowerCase();

/** Capitalises the text for the start of a line. */
export const capitaliseFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Error for an unavailable colour: its units are taken, or no unit has it any more. `listFree` returns the available finishes in a language. */
export const colourUnavailableMessage =
  (listFree: (words: Words<"formats">) => readonly UnitFinish[]): SayMessage<"refusals" | "finishes"> =>
  (words) => {
    const free = listFree(words);
    return free.length === 0
      ? words.refusals.colourTaken
      : say(words, words.refusals.colourTakenOthers, {
          colours: free.map((finish) => finishLine(words, finish)).join("; "),
        });
  };

/** Returns the confirmation question before staff assign a unit of another finish. */
export function otherColourQuestion(shown: UnitFinish, assigned: UnitFinish | null): string {
  const now = assigned
    ? `Ora avrebbe ${finishLine(ITALIAN_PRICES, assigned)}`
    : "L'unità nuova non ha ancora colori indicati";
  return `Al cliente abbiamo promesso ${finishLine(ITALIAN_PRICES, shown)}. ${now}. Se ha un indirizzo, glielo scriviamo.`;
}
