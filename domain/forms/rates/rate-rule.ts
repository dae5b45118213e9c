import { z } from "zod";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { DAY_MS } from "#domain/durations.ts";
import { TWO_DECIMALS_MESSAGE } from "#domain/forms/field-messages.ts";
import { booleanField } from "#domain/forms/list-and-price-fields.ts";
import { isWholeCents, numberField } from "#domain/forms/number-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textLine } from "#domain/forms/text-fields.ts";
import { formatNumber } from "#domain/numbers.ts";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import { windowMilliseconds } from "#domain/rates/choose-packages.ts";
import { type PackageWindow, RATE_RULE_KINDS, RATE_SCOPES } from "#domain/rates/rate-rule.ts";
import { nextYearOf } from "#domain/rates/rule-years.ts";
import { SEASON_COLOURS } from "#domain/rates/season-colours.ts";
import { isCivilTime } from "#domain/rental-period/civil-time.ts";
import { choiceField, dayField } from "./choice-fields.ts";

const MAX_NAME_CHARACTERS = 60;
const MAX_PRICE_EUROS = 1_000_000;
const MAX_DAY_PERCENT = 500;
const MAX_DAYS = 365;
const MAX_KILOMETRES = 100_000;
const MAX_PACKAGE_DAYS = 14;
/** Ninety days. */
const MAX_CANCEL_HOURS = 2160;

const NOTHING_CHARGED_MESSAGE = "Un'auto non può essere gratis:";

/** A time, or none; checked for packages only. */
const timeField = textLine("Indica l'ora.", 5)
  .nullable()
  .transform((text) => text || null);
const emptyChoice = z.literal("").transform(() => null);

const fields = z.object({
  kind: z.enum(RATE_RULE_KINDS, "Scegli il genere della regola."),
  /** Renters read it on their bill. */
  name: requiredText("Dai un nome alla regola.", MAX_NAME_CHARACTERS),
  colour: z.enum(SEASON_COLOURS, "Scegli un colore."),
  /** For which cars the rule is; of the three fields below, the one that it names counts. */
  scope: z.enum(RATE_SCOPES, "Scegli per quali auto vale la regola."),
  vehicle_id: choiceField,
  brand: choiceField,
  category: z.enum([...CATEGORY_SLUGS, ""], "Scegli una categoria dall'elenco.").nullable(),
  /** The base city of the cars; null for every city. */
  city: choiceField,
  from_date: dayField,
  until_date: dayField,
  yearly: booleanField,
  weekdays: z.array(z.enum(WEEKDAYS, "Scegli i giorni dall'elenco."), "Scegli i giorni dall'elenco."),
  book_from: dayField,
  book_until: dayField,
  /** Euros: of a day, or of a package. */
  price: numberField().nullable(),
  /** Of the base rate for a day; of the days for a length discount. */
  percent: numberField().nullable(),
  /** From how many days a length discount counts; the fewest days of a minimum length. */
  days: numberField().nullable(),
  window_weekday: z.enum(WEEKDAYS, "Scegli il giorno.").or(emptyChoice).nullable(),
  window_from: timeField,
  /** Days from the first day of the window to its last. */
  window_last_day: numberField().nullable(),
  window_until: timeField,
  included_kilometres: numberField().nullable(),
  always: booleanField,
  /** Of a rule of days or packages: cancelling is free until so many hours before the pickup, then costs a percentage of the total. */
  cancel_free_hours: numberField().nullable(),
  cancel_percent: numberField().nullable(),
  no_show_percent: numberField().nullable(),
});

const ruleFields = fields.partial().required({ kind: true, name: true, scope: true });
type RuleFields = z.output<typeof ruleFields>;
type FieldName = keyof RuleFields;
type Refuse = (path: FieldName, message: string) => void;

/** A rule of the rates (product.md#rates-screen). Fields of other kinds of rules are ignored; amounts are in euros. */
export const rateRuleSchema = ruleFields.superRefine((rule, context) => {
  const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path: [path], message });
  checkScope(rule, refuse);
  checkDays(rule, refuse);
  CHECK_BY_KIND[rule.kind](rule, refuse);
  if (rule.kind === "day" || rule.kind === "package") checkCancellation(rule, refuse);
});
export type RateRuleFields = z.output<typeof rateRuleSchema>;

/** Changes to a rule. The server validates them again together with the stored fields. */
export const rateRuleChangesSchema = fields.partial().extend({ version: versionField.optional() });

function checkScope({ scope, vehicle_id, brand, category }: RuleFields, refuse: Refuse): void {
  if (scope === "vehicle" && !z.uuid().safeParse(vehicle_id).success)
    refuse("vehicle_id", "Scegli l'auto dall'elenco.");
  if (scope === "brand" && !brand) refuse("brand", "Scegli il brand.");
  if (scope === "category" && !category) refuse("category", "Scegli la categoria.");
}

function checkDays({ from_date, until_date, yearly, book_from, book_until }: RuleFields, refuse: Refuse): void {
  if (yearly && !from_date) refuse("from_date", "Una regola che torna ogni anno ha un primo giorno.");
  if (yearly && !until_date) refuse("until_date", "Una regola che torna ogni anno ha un ultimo giorno.");
  if (from_date && until_date) {
    if (until_date < from_date) refuse("until_date", "L'ultimo giorno precede il primo.");
    else if (yearly && until_date >= nextYearOf(from_date))
      refuse("until_date", "Una regola che torna ogni anno dura al massimo un anno.");
  }
  if (book_from && book_until && book_until < book_from)
    refuse("book_until", "L'ultimo giorno per prenotare precede il primo.");
}

const CHECK_BY_KIND: Readonly<Record<RuleFields["kind"], (rule: RuleFields, refuse: Refuse) => void>> = {
  day: ({ price, percent }, refuse) => {
    if (isGiven(price) && isGiven(percent)) refuse("percent", "Indica un prezzo o una percentuale, non tutti e due.");
    else if (isGiven(percent)) checkWhole("percent", percent, [1, MAX_DAY_PERCENT], refuse);
    else if (isGiven(price)) checkPrice(price, refuse);
    else refuse("price", "Indica un prezzo al giorno, o una percentuale del prezzo base.");
  },
  package: (rule, refuse) => {
    if (isGiven(rule.price)) checkPrice(rule.price, refuse);
    else refuse("price", "Indica il prezzo del pacchetto.");
    checkWhole("included_kilometres", rule.included_kilometres, [0, MAX_KILOMETRES], refuse);
    checkWindow(rule, refuse);
  },
  length: ({ days, percent }, refuse) => {
    checkWhole("days", days, [1, MAX_DAYS], refuse);
    if (percent === 100) refuse("percent", `${NOTHING_CHARGED_MESSAGE} indica uno sconto minore del 100 %.`);
    else checkWhole("percent", percent, [1, 100], refuse);
  },
  minimum: ({ days }, refuse) => checkWhole("days", days, [1, MAX_DAYS], refuse),
};

function checkCancellation(
  { cancel_free_hours: hours, cancel_percent: percent, no_show_percent: noShow }: RuleFields,
  refuse: Refuse,
): void {
  if (isGiven(hours)) checkWhole("cancel_free_hours", hours, [0, MAX_CANCEL_HOURS], refuse);
  else if (isGiven(percent))
    refuse("cancel_free_hours", "Indica fino a quante ore prima del ritiro l'annullamento è gratuito.");
  if (isGiven(percent)) checkWhole("cancel_percent", percent, [0, 100], refuse);
  else if (isGiven(hours)) refuse("cancel_percent", "Indica quanto si paga dopo: 0 se non costa nulla.");
  if (isGiven(noShow)) checkWhole("no_show_percent", noShow, [0, 100], refuse);
}

function checkWindow(rule: RuleFields, refuse: Refuse): void {
  const { window_weekday: weekday, window_from: from, window_last_day: lastDay, window_until: until } = rule;
  if (!weekday) refuse("window_weekday", "Scegli il giorno d'inizio.");
  if (!isTime(from)) refuse("window_from", "Indica l'ora d'inizio.");
  if (!isTime(until)) refuse("window_until", "Indica l'ora di fine.");
  const isDays = isGiven(lastDay) && Number.isInteger(lastDay) && lastDay >= 0;
  if (!isDays) refuse("window_last_day", "Indica dopo quanti giorni finisce: un numero intero.");
  if (isDays && weekday && isTime(from) && isTime(until)) checkWindowLength({ weekday, from, lastDay, until }, refuse);
}

function checkWindowLength(window: PackageWindow, refuse: Refuse): void {
  const length = windowMilliseconds(window);
  if (length <= 0) refuse("window_until", "La fine deve seguire l'inizio.");
  if (length > MAX_PACKAGE_DAYS * DAY_MS)
    refuse("window_last_day", `Un pacchetto dura al massimo ${MAX_PACKAGE_DAYS} giorni.`);
}

const isTime = (text: string | null | undefined): text is string => isCivilTime(text ?? "");

function checkPrice(euros: number, refuse: Refuse): void {
  if (euros < 0) refuse("price", "Il prezzo non può essere negativo.");
  else if (euros === 0) refuse("price", `${NOTHING_CHARGED_MESSAGE} indica un prezzo maggiore di 0.`);
  else if (euros > MAX_PRICE_EUROS) refuse("price", `Al massimo ${formatNumber(MAX_PRICE_EUROS)} euro.`);
  else if (!isWholeCents(euros)) refuse("price", TWO_DECIMALS_MESSAGE);
}

function checkWhole(
  path: "percent" | "days" | "included_kilometres" | "cancel_free_hours" | "cancel_percent" | "no_show_percent",
  value: number | null | undefined,
  [min, max]: readonly [number, number],
  refuse: Refuse,
): void {
  if (!isGiven(value) || !Number.isInteger(value) || value < min || value > max)
    refuse(path, `Indica un numero intero da ${formatNumber(min)} a ${formatNumber(max)}.`);
}

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined;
