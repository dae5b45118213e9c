import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import {
  MIN_STAFF_PASSWORD_CHARACTERS,
  STAFF_PASSWORD_TOO_COMMON,
  STAFF_PASSWORD_TOO_SHORT,
} from "#domain/access/password-rules.ts";

/** Of 0 to 4: below it stand the common passwords, names, rows of keys, repetitions, and what is made of them by a few digits. */
const MIN_SCORE = 2;

let strengthChecker: ZxcvbnFactory | undefined;

/**
 * What is wrong with a password for somebody who works in the panel (product.md#sign-up), in Italian; null when it will do. `context` are words that
 * whoever guesses knows: the address, the company's name.
 */
export function staffPasswordProblem(password: string, context: readonly string[]): string | null {
  if ([...password].length < MIN_STAFF_PASSWORD_CHARACTERS) return STAFF_PASSWORD_TOO_SHORT;
  strengthChecker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return strengthChecker.check(password, [...context]).score < MIN_SCORE ? STAFF_PASSWORD_TOO_COMMON : null;
}
