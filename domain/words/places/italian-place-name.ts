import { createNameFinder } from "#domain/cities/city.ts";
import { TRANSLATED_NAMES } from "./place-names.ts";

/**
 * Returns the Italian name of a city by its name in English, French, German or Spanish: "Mailand" is Milano. Null if unknown. Only the server may call
 * it, because of the table's size.
 */
export const findItalianName: (text: string) => string | null = createNameFinder(
  Object.entries(TRANSLATED_NAMES).flatMap(([italian, names]) => names.map((name) => [name, italian] as const)),
);
