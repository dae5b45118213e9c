import { formatEuros } from "#app/features/admin/format-euros.ts";
import { effectText } from "#app/features/admin/rates/rate-rule-texts.ts";
import type { ApiCalendarCell, ApiCalendarRow, ApiCalendarSeason } from "#domain/api/rates/rate-calendar.ts";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { formatCount } from "#domain/numbers.ts";
import type { CalendarColumn } from "#domain/rates/rate-calendar.ts";
import { formatItalianDate, formatItalianMonth } from "#domain/rental-period/italian-dates.ts";

export const RATE_CALENDAR_WORDS = {
  grid: "Prezzi dei giorni",
  explanation: "Perché questi prezzi",
  everyWeek: "Prezzi di ogni settimana",
  wholeYear: "Tutto l'anno",
  steps: {
    year: { previous: "Dodici mesi prima", next: "Dodici mesi dopo" },
    month: { previous: "Mese precedente", next: "Mese successivo" },
  },
  create: (rules: number) => (rules === 1 ? "Crea una regola" : `Crea ${rules} regole`),
  clear: "Annulla la selezione",
  selectRow: (name: string) => `Seleziona la riga ${name}`,
  otherCars: (shown: number, total: number) => `${shown} auto su ${total}: cerca in modo più preciso.`,
  noCars: "Nessuna auto trovata",
  noPrice: "nessuna auto",
  baseRate: "prezzo base",
  help: "Trascina sulle celle, oppure Maiusc e clic. Con la tastiera: Maiusc e le frecce, poi Invio; Maiusc e spazio per tutta la riga.",
  touchHelp: "Tocca la prima e l'ultima cella. Il nome a sinistra seleziona tutta la riga.",
  nextTap: "Tocca l'ultimo giorno.",
  readOnlyHelp: "Passa su una cella, o toccala: dice quali regole valgono.",
  moreSeasons: (count: number) => (count === 1 ? "e un'altra regola" : `e altre ${count} regole`),
} as const;

/** The rules of a calendar by id. */
export type RulesById = ReadonlyMap<string, ApiRateRule>;

/** Returns the cars of a row: "Sportive", "Ferrari 296 GTB". */
export function calendarRowName({
  category,
  vehicle_name: vehicle,
}: Pick<ApiCalendarRow, "category" | "vehicle_name">): string {
  return vehicle ?? (category ? CATEGORIES[category].shortLabel : "Tutte le auto");
}

/** Returns the days of a column or a selection: "14 agosto", "9–15 agosto", "27 settembre – 3 ottobre". Years are written if they differ. */
export function dayRangeText({ first, last }: CalendarColumn): string {
  if (first === last) return withoutYear(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatItalianDate(first)} – ${formatItalianDate(last)}`;
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${Number(first.slice(8))}–${Number(last.slice(8))} ${formatItalianMonth(first.slice(0, 7))}`;
  return `${withoutYear(first)} – ${withoutYear(last)}`;
}

const withoutYear = (date: string) => `${Number(date.slice(8))} ${formatItalianMonth(date.slice(0, 7))}`;

/** Returns one price, or the span of prices: "da € 900 a € 1.900". */
export const priceText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? formatEuros(low) : `da ${formatEuros(low)} a ${formatEuros(high)}`;

/** Returns for which cars a rule is, inside a sentence: "Sportive", "tutte", "tutte, Monaco". */
function carsText({ vehicle_name, brand, category, city }: ApiRateRule): string {
  const cars = vehicle_name ?? brand ?? (category ? CATEGORIES[category].shortLabel : "tutte");
  return city === null ? cars : `${cars}, ${city}`;
}

/** Returns which rule wins: "«Agosto», Sportive"; or "prezzo base". */
export function winnerText({ rule_id: id }: ApiCalendarSeason, rules: RulesById): string {
  const rule = id === null ? undefined : rules.get(id);
  return rule ? `«${rule.name}», ${carsText(rule)}` : RATE_CALENDAR_WORDS.baseRate;
}

/** Returns which rules a season hides: "nasconde «Estate», tutte"; "" if it hides none. */
export function hidesText({ hides }: ApiCalendarSeason, rules: RulesById): string {
  const names = hides.flatMap((id) => {
    const rule = rules.get(id);
    return rule ? [`«${rule.name}», ${carsText(rule)}`] : [];
  });
  return names.length === 0 ? "" : `nasconde ${names.join(" e ")}`;
}

/** Returns what a season sets, and for how many cars and days if it is not alone: "20 % in più · 8 auto · 4 giorni". */
export function shareText(season: ApiCalendarSeason, cell: ApiCalendarCell, rules: RulesById): string {
  const rule = season.rule_id === null ? undefined : rules.get(season.rule_id);
  const isShared = cell.seasons_total > 1;
  return [
    rule && effectText(rule),
    isShared && priceText(season),
    isShared && `${season.cars} auto`,
    isShared && formatCount(season.days, "giorno", "giorni"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * Explains a cell: "Ferrari 296 GTB, 14 agosto: € 1.900 — «Agosto», Sportive; nasconde «Estate», tutte" (product.md#rates-screen). Several seasons
 * follow each other, each with its prices.
 */
export function explainCell(
  { row, days, cell }: { row: ApiCalendarRow; days: CalendarColumn; cell: ApiCalendarCell | null },
  rules: RulesById,
): string {
  const title = `${calendarRowName(row)}, ${dayRangeText(days)}`;
  if (!cell) return `${title}: ${RATE_CALENDAR_WORDS.noPrice}`;
  const isShared = cell.seasons_total > 1;
  const seasons = cell.seasons.map((season) =>
    [`${winnerText(season, rules)}${isShared ? ` (${priceText(season)})` : ""}`, hidesText(season, rules)]
      .filter(Boolean)
      .join("; "),
  );
  return `${title}: ${priceText(cell)} — ${seasons.join("; ")}`;
}

/** Returns the neighbouring cells of a row as one: the days of their seasons add up, the one with the most days first. */
export const mergeColumns = (cells: readonly (ApiCalendarCell | null)[]): ApiCalendarCell | null =>
  mergeCells(cells, (one, other) => ({ cars: Math.max(one.cars, other.cars), days: one.days + other.days }));

/** Returns the cells of different cars as one: the cars of their seasons add up. */
export const mergeRows = (cells: readonly (ApiCalendarCell | null)[]): ApiCalendarCell | null =>
  mergeCells(cells, (one, other) => ({ cars: one.cars + other.cars, days: Math.max(one.days, other.days) }));

type MergeShares = (one: ApiCalendarSeason, other: ApiCalendarSeason) => Pick<ApiCalendarSeason, "cars" | "days">;

function mergeCells(cells: readonly (ApiCalendarCell | null)[], mergeShares: MergeShares): ApiCalendarCell | null {
  const [first, ...rest] = cells.filter((cell) => cell !== null);
  if (!first || rest.length === 0) return first ?? null;
  const seasons = new Map<string | null, ApiCalendarSeason>();
  for (const season of [first, ...rest].flatMap((cell) => cell.seasons)) {
    const known = seasons.get(season.rule_id);
    seasons.set(season.rule_id, known ? { ...mergeSeasons(known, season), ...mergeShares(known, season) } : season);
  }
  const merged = [...seasons.values()].sort((one, other) => other.cars * other.days - one.cars * one.days);
  return {
    low: Math.min(...merged.map(({ low }) => low)),
    high: Math.max(...merged.map(({ high }) => high)),
    seasons: merged,
    seasons_total: merged.length,
  };
}

const mergeSeasons = (one: ApiCalendarSeason, other: ApiCalendarSeason): ApiCalendarSeason => ({
  ...one,
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
  hides: [...new Set([...one.hides, ...other.hides])],
});
