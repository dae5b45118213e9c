import { auditedMoment } from "#app/features/admin/audit-log/audit-entry.ts";
import { VALUE_LABELS } from "#app/features/admin/audit-log/audit-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import { auditFieldLabel } from "#domain/audit-log/audit-field-label.ts";
import { AUDIT_REFERENCES, isInternalAuditField } from "#domain/audit-log/audit-internal-fields.ts";
import { cityDaysSchema, toOpeningDays, weeklyHoursSchema } from "#domain/forms/opening-hours.ts";
import { toSnakeCase } from "#domain/key-casing.ts";
import { formatEuro } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { describeDays, describeHours } from "#domain/opening-hours/describe-hours.ts";
import type { OpeningDays, WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import { isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { formatItalianShortWithYear } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

type Entry = Pick<ApiAuditEntry, "entity" | "names">;

const EMPTY_VALUE = "–";
const DELETED_REFERENCE = "Non c'è più";

/** Formats a value of an audit entry for staff: "Sì", "€ 1.200", "21 nov 2026, 10:40", "Confermata", a list with commas; "–" when empty. */
export function auditedValue(entry: Entry, field: string, value: unknown, site: SiteConfiguration): string {
  if (value === undefined || value === null || value === "") return EMPTY_VALUE;
  if (typeof value === "boolean") return value ? "Sì" : "No";
  if (typeof value === "number") return numberText(field, value);
  if (typeof value === "string") return stringText(entry, field, value, site);
  const hours = weeklyHoursSchema.safeParse(value).data;
  if (hours) return hoursText(hours);
  const days = cityDaysSchema.safeParse(value).data;
  if (days) return daysText(toOpeningDays(days));
  if (!Array.isArray(value)) return objectText(entry, field, value, site);
  const separator = value.some((item) => typeof item === "object") ? "\n" : ", ";
  return value.map((item) => auditedValue(entry, field, item, site)).join(separator) || EMPTY_VALUE;
}

/** Amounts in cents whose name does not end in `_cents`: a booking's terms and a quote's lines use the names of our domain types. */
const CENTS_FIELDS = new Set(["terms.deposit", "terms.excess", "terms.extraKilometre", "lines.amount"]);
/** Amounts in euros: fields of the settings and the category terms. */
const EURO_FIELDS = new Set(["deposit", "excess", "extra_km", "one_way_rate", "delivery_rate", "further_driver_rate"]);

const YEAR_FIELDS = new Set(["heritage_since", "founded_year"]);

function numberText(field: string, value: number): string {
  if (YEAR_FIELDS.has(field)) return String(value);
  if (field.endsWith("_cents") || CENTS_FIELDS.has(field)) return formatEuro(value);
  if (EURO_FIELDS.has(field)) return formatEuros(value);
  // Coordinates differ only in their last digits, so they are not rounded.
  return formatNumber(value);
}

function stringText({ entity, names }: Entry, field: string, value: string, site: SiteConfiguration): string {
  if (AUDIT_REFERENCES[entity]?.[field]) return names[value] ?? DELETED_REFERENCE;
  const label = VALUE_LABELS[entity]?.[field] ?? VALUE_LABELS[entity]?.[field.split(".")[0] ?? field];
  if (label) return label(value);
  if (isDateSince1900(value)) return formatItalianShortWithYear(value);
  return INSTANT_PATTERN.test(value) ? auditedMoment(value, site) : value;
}

/** "Tutti i giorni, dalle 8 alle 20 (Europe/Rome); chiuso: 24 dic 2026, 25/12 ogni anno". */
function hoursText(hours: WeeklyHours): string {
  return hours.kind === "always"
    ? describeHours(ITALIAN_OPENING_HOURS, hours)
    : daysText(hours, ` (${hours.timeZone})`);
}

function daysText(hours: OpeningDays, clock = ""): string {
  const closed = hours.closedDates.map((date) =>
    isDateSince1900(date) ? formatItalianShortWithYear(date) : `${date.split("-").reverse().join("/")} ogni anno`,
  );
  const text = `${describeDays(ITALIAN_OPENING_HOURS, hours)}${clock}`;
  return closed.length === 0 ? text : `${text}; chiuso: ${closed.join(", ")}`;
}

const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Returns one list item: "Nome: Ada Prova, Data di nascita: 01 feb 1980". */
function objectText(entry: Entry, field: string, value: object, site: SiteConfiguration): string {
  return Object.entries(toSnakeCase(value))
    .map(([name, inner]) => ({ name, text: auditedValue(entry, `${field}.${name}`, inner, site) }))
    .filter(({ name, text }) => text !== EMPTY_VALUE && !isInternalAuditField(entry.entity, `${field}.${name}`))
    .map(({ name, text }) => `${auditFieldLabel(entry.entity, name)}: ${text}`)
    .join(", ");
}
