import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import {
  MIN_STAFF_PASSWORD_CHARACTERS,
  STAFF_PASSWORD_TOO_COMMON,
  STAFF_PASSWORD_TOO_SHORT,
} from "#domain/access/password-rules.ts";

/**
 * The minimum score on zxcvbn's scale from 0 to 4. Lower scores mean common passwords, names, keyboard rows and repetitions, also with added digits.
 */
const MIN_SCORE = 2;

let strengthChecker: ZxcvbnFactory | undefined;

/**
 * Returns in Italian why a staff member's password is too weak, or null if it is not (product.md#sign-up). `context` has words that an attacker would
 * try, such as the e-mail address and the company's name.
 */
export function staffPasswordProblem(password: string, context: readonly string[]): string | null {
  if ([...password].length < MIN_STAFF_PASSWORD_CHARACTERS) return STAFF_PASSWORD_TOO_SHORT;
  strengthChecker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return strengthChecker.check(password, [...context]).score < MIN_SCORE ? STAFF_PASSWORD_TOO_COMMON : null;
}
