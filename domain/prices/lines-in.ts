import type { Language } from "#domain/languages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { PriceLine } from "./price-line.ts";

/** Returns lines with the names of their places in a language, for people to read. Only the server may call it. */
export const linesIn = (language: Language, lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.map((line) =>
    line.code === "delivery" || line.code === "collection"
      ? { ...line, params: { ...line.params, place: placeNameIn(language, line.params.place) } }
      : line,
  );
