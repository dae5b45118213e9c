import { joinWithAnd } from "#domain/words/formats/join-list.ts";
import { fillText } from "#domain/words/text.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns a place with its preposition: "a Nizza", "all'Aeroporto di Nizza Côte d'Azur". `place` is its name in the language of the words. */
export const sayAtPlace = ({ places }: Words<"places">, place: string): string => withPreposition(places.at, place);

/** Returns a country with its preposition: "in Svizzera", "in der Schweiz". `country` is its name in the language of the words. */
export const sayInCountry = ({ places }: Words<"places">, country: string): string =>
  withPreposition(places.inCountry, country);

function withPreposition(forms: readonly { pattern: string; text: string }[], place: string): string {
  const form = forms.find(({ pattern }) => new RegExp(pattern).test(place));
  const inSentence = place.charAt(0).toLowerCase() + place.slice(1);
  return form ? fillText(form.text, (name) => (name === "place" ? place : inSentence)) : place;
}

/** Returns "in Italia, Francia e Austria"; languages with several prepositions repeat it: "in Italien und in der Schweiz". */
export function sayInCountries(words: Words<"places">, countries: readonly string[]): string {
  const [only, ...further] = words.places.inCountry;
  return only && further.length === 0
    ? fillText(only.text, () => joinWithAnd(words, countries))
    : joinWithAnd(
        words,
        countries.map((country) => sayInCountry(words, country)),
      );
}
