import { expect, test } from "vitest";
import { initialsOf } from "#app/features/admin/shell/initials.ts";

test.each([
  ["giulia.ferraris@velluto.example", "GF"],
  ["admin@velluto.example", "AD"],
  ["anna_maria-rossi+panel@velluto.example", "AM"],
  ["è@velluto.example", "È"],
  ["42@velluto.example", "42"],
  ["", ""],
])("the initials of %s are %s", (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
