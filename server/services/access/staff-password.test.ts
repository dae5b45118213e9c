import { expect, test } from "vitest";
import { STAFF_PASSWORD_TOO_COMMON, STAFF_PASSWORD_TOO_SHORT } from "#domain/access/password-rules.ts";
import { staffPasswordProblem } from "#server/services/access/staff-password.ts";

const context = ["ada.lovelace@velluto.example", "Velluto"];

// Rule: product.md#sign-up
test.each([
  ["una-parola", STAFF_PASSWORD_TOO_SHORT],
  ["undici-lett", STAFF_PASSWORD_TOO_SHORT],
  ["password1234", STAFF_PASSWORD_TOO_COMMON],
  ["Password123!", STAFF_PASSWORD_TOO_COMMON],
  ["123456789012", STAFF_PASSWORD_TOO_COMMON],
  ["qwertyuiopas", STAFF_PASSWORD_TOO_COMMON],
  ["aaaaaaaaaaaa", STAFF_PASSWORD_TOO_COMMON],
  ["ada.lovelace@velluto.example", STAFF_PASSWORD_TOO_COMMON],
  ["una-parola-per-le-prove", null],
  ["treno viola quattro", null],
])("rates the staff password %s: %s", (password, problem) => {
  expect(staffPasswordProblem(password, context)).toBe(problem);
});
