import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import {
  MIN_STAFF_PASSWORD_CHARACTERS,
  STAFF_PASSWORD_TOO_COMMON,
  STAFF_PASSWORD_TOO_SHORT,
} from "#domain/access/password-rules.ts";

/** On zxcvbn's scale of 0 to 4. Lower scores are common passwords, names, keyboard rows and repetitions, also with digits added. */
const MIN_SCORE = 2;

let strengthChecker: ZxcvbnFactory | undefined;

/**
 * Returns why a staff password is too weak, in Italian, or null (product.md#sign-up). `context` holds words that an attacker would guess, such as the
 * address and the company's name.
 */
export function staffPasswordProblem(password: string, context: readonly string[]): string | null {
  if ([...password].length < MIN_STAFF_PASSWORD_CHARACTERS) return STAFF_PASSWORD_TOO_SHORT;
  strengthChecker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return strengthChecker.check(password, [...context]).score < MIN_SCORE ? STAFF_PASSWORD_TOO_COMMON : null;
}
