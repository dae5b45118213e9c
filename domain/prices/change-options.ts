import type { ChosenExtra, ChosenProtection } from "./option-lines.ts";
import { extraLine, protectionLine } from "./option-lines.ts";
import type { PriceLine } from "./price-line.ts";

/** The chosen extras and protection of a bill. An extra that the bill has keeps the price at which it was booked. */
export interface ChangedOptions {
  extras: readonly ChosenExtra[];
  protection: ChosenProtection | null;
}

/**
 * Returns the lines of a bill with other extras and another protection (product.md#extras), for the days of the rental. All other lines stay as they
 * are. What is added or counted otherwise has the phase "change".
 */
export function changeOptions(
  lines: readonly PriceLine[],
  { extras, protection }: ChangedOptions,
  days: number,
): readonly PriceLine[] {
  const codes = new Set(extras.map(({ code }) => code));
  const kept = lines.filter((line) => line.code !== "extra" || codes.has(line.params.code));
  const withExtras = extras.reduce<readonly PriceLine[]>((changed, extra) => withExtra(changed, extra, days), kept);
  return withProtection(withExtras, protection, days);
}

/** Returns the lines with a number of an extra, 0 for none: in place of its line, or after the other extras. */
export function withExtra(lines: readonly PriceLine[], extra: ChosenExtra, days: number): readonly PriceLine[] {
  const place = lines.findIndex((line) => line.code === "extra" && line.params.code === extra.code);
  const former = lines[place];
  if (former?.code === "extra" && former.params.count === extra.count) return lines;
  if (extra.count === 0) return place === -1 ? lines : lines.toSpliced(place, 1);
  const line = changedLine(lines, extraLine(extra, days));
  return place === -1 ? insertBefore(lines, line, AFTER_EXTRAS) : lines.with(place, line);
}

function withProtection(
  lines: readonly PriceLine[],
  protection: ChosenProtection | null,
  days: number,
): readonly PriceLine[] {
  const former = lines.find((line) => line.code === "protection");
  if (former?.params.code === protection?.code) return lines;
  const others = lines.filter((line) => line !== former);
  if (!protection) return others;
  return insertBefore(others, changedLine(lines, protectionLine(protection, days)), AFTER_PROTECTION);
}

/** The lines that follow the extras and the protection on a bill. */
const AFTER_PROTECTION: ReadonlySet<PriceLine["code"]> = new Set(["promotion-code", "custom", "agreed"]);
const AFTER_EXTRAS: ReadonlySet<PriceLine["code"]> = new Set(["protection", ...AFTER_PROTECTION]);

function insertBefore(
  lines: readonly PriceLine[],
  line: PriceLine,
  followers: ReadonlySet<PriceLine["code"]>,
): readonly PriceLine[] {
  const place = lines.findIndex(({ code }) => followers.has(code));
  return place === -1 ? [...lines, line] : lines.toSpliced(place, 0, line);
}

/** Returns a line of a change, with the rate of value added tax of the other lines. */
const changedLine = ([first]: readonly PriceLine[], line: PriceLine): PriceLine => ({
  ...line,
  vatRateBasisPoints: first?.vatRateBasisPoints ?? null,
  phase: "change",
});

/** Returns priced lines in which extras and protection have the phase that they have in a former bill. */
export function withFormerPhases(lines: readonly PriceLine[], former: readonly PriceLine[]): PriceLine[] {
  return lines.map((line) => {
    const same = former.find((other) => optionKey(other) !== null && optionKey(other) === optionKey(line));
    return same ? { ...line, phase: same.phase } : line;
  });
}

const optionKey = (line: PriceLine): string | null =>
  line.code === "extra" || line.code === "protection" ? `${line.code} ${line.params.code}` : null;
