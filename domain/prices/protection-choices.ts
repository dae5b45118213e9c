import type { ExtraChoices } from "#domain/extras/extra-choices.ts";
import { nameIn } from "#domain/rates/rate-rule.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type Protection, protectedTerms } from "./protections.ts";
import { formatProtectionOption } from "./rental-choices.ts";

/** Words the protections for a car with their effect on its excess and deposit (product.md#protections), none first; undefined if there are none. */
export function wordProtectionChoices(
  words: Words<"protections">,
  protections: readonly Protection[],
  vehicle: Pick<Vehicle, "terms" | "category">,
): ExtraChoices | undefined {
  if (protections.length === 0) return undefined;
  const { title, none, noneEffect, effect } = words.protections;
  const amountsWith = (protection: Protection | null) => {
    const { excess, deposit } = protectedTerms(vehicle.terms, protection, vehicle.category);
    return { excess: formatMoney(words, excess), deposit: formatMoney(words, deposit) };
  };
  return {
    id: "protection",
    title,
    isExclusive: true,
    items: [
      { values: [""], name: none, note: say(words, noneEffect, amountsWith(null)) },
      ...protections.map((protection) => {
        const price = formatMoney(words, protection.price);
        const description = protection.descriptions && nameIn(protection.descriptions, words.language);
        return {
          values: [formatProtectionOption(protection.code)],
          name: nameIn(protection.names, words.language),
          note: [say(words, effect, { price, ...amountsWith(protection) }), description].filter(Boolean).join(". "),
        };
      }),
    ],
  };
}
