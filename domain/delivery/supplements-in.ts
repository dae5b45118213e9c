import type { Language } from "#domain/languages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { DeliverySupplement } from "./supplement.ts";

/** Returns supplements with the names of their places in a language, for people to read. Only the server may call it. */
export const supplementsIn = (
  language: Language,
  supplements: readonly DeliverySupplement[],
): readonly DeliverySupplement[] =>
  supplements.map((supplement) => ({ ...supplement, place: placeNameIn(language, supplement.place) }));
