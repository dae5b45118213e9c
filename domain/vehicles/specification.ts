import { parseLeadingNumber } from "#domain/vehicles/parse-leading-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import {
  listSpecificationValues,
  type SpecificationColumns,
  type SpecificationName,
  type VehicleSpecs,
} from "./vehicle-record.ts";

/** Returns label and value of each row of a car's public specification; missing values are omitted. */
export function toSpecificationRows(
  words: Words<"specifications">,
  vehicle: { specs: VehicleSpecs } & SpecificationColumns,
): [string, string][] {
  return listSpecificationValues(vehicle).map(([name, value]) => [
    words.specifications.labels[name],
    specificationText(words, name, value),
  ]);
}

/**
 * Returns a technical value, which staff enter in Italian, in the language of the words: a figure with its unit, or a value of a closed list. Other
 * values stay as they are.
 */
export function specificationText(words: Words<"specifications">, name: SpecificationName, value: string): string {
  const { fuels, transmissions, power, litres, seconds } = words.specifications;
  const amount = parseLeadingNumber(value);
  if (words.language === "it") return value;
  if (name === "power" && amount !== null && /^[\d.]+ CV$/.test(value)) return say(words, power, { amount });
  if (name === "luggage" && amount !== null && /^[\d.]+ litri$/.test(value)) return say(words, litres, { amount });
  if (name === "acceleration" && /^[\d,]+ s$/.test(value))
    return say(words, seconds, { amount: value.slice(0, -2).replace(",", words.formats.decimals) });
  const lists: Partial<Record<SpecificationName, Readonly<Record<string, string>>>> = {
    fuel: fuels,
    transmission: transmissions,
  };
  return lists[name]?.[value] ?? value;
}

/** Returns a car's, jet's or experience's tag in the language of the words; tags that are not ours stay as they are. */
export function highlightText({ vehicleCard }: Words<"vehicleCard">, tag: string): string {
  const known: Readonly<Record<string, string | undefined>> = vehicleCard.highlights;
  return known[tag] ?? tag;
}
