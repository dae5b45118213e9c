import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

const BEGINS_WITH_VOWEL = /^[aeiou]/i;

/** Returns a car's name as it stands in a sentence: "la Ferrari 296 GTB", "dell'Audi R8". */
export function nameVehicle(
  words: Words<"vehicleNames">,
  form: keyof Words<"vehicleNames">["vehicleNames"],
  vehicle: Pick<Vehicle, "brand" | "name">,
): string {
  const title = vehicleTitle(vehicle);
  const { usual, vowel } = words.vehicleNames[form];
  return say(words, BEGINS_WITH_VOWEL.test(title) ? vowel : usual, { title });
}
