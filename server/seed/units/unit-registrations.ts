import { addDays } from "#domain/rental-period/civil-time.ts";
import type { units } from "#server/db/schema.ts";
import { createDemoRandom, type DemoRandom } from "#server/seed/demo/random.ts";

type UnitInsert = typeof units.$inferInsert;
/** A unit's registration data, invented for the demo. */
export type UnitRegistration = Required<
  Pick<UnitInsert, "plate" | "vin" | "firstRegistration" | "inFleetFrom" | "kilometres" | "ownership">
>;

const REGISTRATION_RANDOM_SEED = 19_630_401;
/** Letters of plates and chassis numbers, without those that resemble digits. */
const LETTERS = "ABCDEFGHJKLMNPRSTVWXYZ";
const DIGITS = "0123456789";
const CONSONANTS = "BCDFGHJKLMNPRSTVWXYZ";
const FIRST_REGISTRATION = "2024-02-01";
const REGISTRATION_DAYS = 720;

/** Generates registration data for one unit per listed country (Italian country names); always the same. */
export function generateUnitRegistrations(countries: readonly string[]): UnitRegistration[] {
  const random = createDemoRandom(REGISTRATION_RANDOM_SEED);
  return countries.map((country) => {
    const plate = generatePlate(random, country);
    const firstRegistration = addDays(FIRST_REGISTRATION, random.between(0, REGISTRATION_DAYS));
    return {
      plate,
      vin: `VLT${pickCharacters(random, LETTERS, 5)}${random.between(1, 9)}${pickCharacters(random, LETTERS, 2)}${pickCharacters(random, DIGITS, 6)}`,
      firstRegistration,
      inFleetFrom: addDays(firstRegistration, random.between(3, 21)),
      kilometres: random.between(1800, 9000),
      ownership: random.between(1, 4) === 1 ? "leased" : "owned",
    };
  });
}

function generatePlate(random: DemoRandom, country: string): string {
  const letters = (count: number) => pickCharacters(random, LETTERS, count);
  const digits = (count: number) => pickCharacters(random, DIGITS, count);
  switch (country) {
    case "Italia":
      return `G${letters(1)}${digits(3)}${letters(2)}`;
    case "Francia":
      // Cars in Monaco get French plates too, because the city list puts Monaco in France.
      return `${letters(2)}${digits(3)}${letters(2)}`;
    case "Svizzera":
      return `ZH${random.between(100_000, 899_999)}`;
    case "Germania":
      return `M${letters(2)}${random.between(1000, 9999)}`;
    case "Spagna":
      return `${digits(4)}M${pickCharacters(random, CONSONANTS, 2)}`;
    case "Austria":
      return `W${random.between(10_000, 89_999)}${letters(1)}`;
    default:
      throw new RangeError(`No plate is known for ${country}`);
  }
}

function pickCharacters(random: DemoRandom, characters: string, count: number): string {
  return Array.from({ length: count }, () => characters[random.between(0, characters.length - 1)]).join("");
}
