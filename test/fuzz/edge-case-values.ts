import type { SeededRandom } from "#test/simulation/seeded-random.ts";

const MAX_TEXT_CHARACTERS = 70_000;

/** The first and last valid days: calculations from them leave the calendar's range. */
export const EDGE_DAYS = ["2000-01-01", "2100-12-30", "2100-12-31"] as const;

/** Texts that no form sends but an attacker might: each has broken a program before. */
const EDGE_CASE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202eabc",
  "' or 1=1 --",
  "%",
  "_",
  "\\",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "null",
  "NaN",
  "-1",
  "1e9",
  "2026-02-30",
  ...EDGE_DAYS,
  "9999-12-31",
  "0000-00-00",
  "24:00",
  "__proto__",
  "constructor",
  "toString",
  "🚗".repeat(50),
  "é".normalize("NFD"),
  "x".repeat(300),
  "x".repeat(MAX_TEXT_CHARACTERS),
];

const EDGE_CASE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  [],
  [null],
  [[[]]],
  {},
  { toString: "x" },
  { length: 1e9 },
];

export const edgeCaseText = (random: SeededRandom): string => random.oneOf(EDGE_CASE_TEXTS);

export const edgeCaseValue = (random: SeededRandom): unknown =>
  random.percent(60) ? edgeCaseText(random) : random.oneOf(EDGE_CASE_VALUES);
