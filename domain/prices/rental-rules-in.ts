import { RENTAL_RULES_IT } from "#domain/words/rental/rental-rules.it.ts";
import type { Words } from "#domain/words/words.ts";
import type { RentalRules } from "./rental-rules.ts";

/** Returns the rental rules with their built-in texts in the language of the words. A company's own text stays as it is. */
export function rentalRulesIn({ rentalRules: texts }: Words<"rentalRules">, rules: RentalRules): RentalRules {
  const text = (name: "ownCosts" | "fuelLevel" | "furtherDrivers" | "depositHeld") =>
    rules[name] === RENTAL_RULES_IT[name] ? texts[name] : rules[name];
  const list = (name: "payments" | "kaskoCovers" | "kaskoExcludes") => {
    const builtIn: readonly string[] = RENTAL_RULES_IT[name];
    return rules[name].map((rule) => texts[name][builtIn.indexOf(rule)] ?? rule);
  };
  return {
    ...rules,
    payments: list("payments"),
    kaskoCovers: list("kaskoCovers"),
    kaskoExcludes: list("kaskoExcludes"),
    ownCosts: text("ownCosts"),
    fuelLevel: text("fuelLevel"),
    furtherDrivers: text("furtherDrivers"),
    depositHeld: text("depositHeld"),
  };
}

/** Whether the text is a built-in one, which has a translation into every language. */
export const isBuiltInRule = (text: string): boolean => BUILT_IN_RULES.has(text);

const BUILT_IN_RULES: ReadonlySet<string> = new Set(Object.values(RENTAL_RULES_IT).flat());
