import { auditedMoment } from "#app/features/admin/audit/audit-entry.ts";
import { VALUE_WORDS } from "#app/features/admin/audit/audit-words.ts";
import { euro } from "#app/features/admin/euro.ts";
import { isBookkeeping, REFERENCES } from "#domain/access/audit-bookkeeping.ts";
import { auditedField } from "#domain/access/audit-fields.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import { snakeCased } from "#domain/casing.ts";
import { formatEuro } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { formatItalianShortWithYear, isCalendarDate } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Entry = Pick<ApiAuditEntry, "entity" | "names">;

const NOTHING = "–";
const GONE = "Non c'è più";

/** A value of an entry as staff say it: "Sì", "€ 1.200", "21 nov 2026, 10:40", "Confermata", a list by commas; "–" where there is nothing. */
export function auditedValue(entry: Entry, field: string, value: unknown, site: SiteConfiguration): string {
  if (value === undefined || value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "Sì" : "No";
  if (typeof value === "number") return numberText(field, value);
  if (typeof value === "string") return wordsOf(entry, field, value, site);
  if (!Array.isArray(value)) return objectText(entry, field, value, site);
  const apart = value.some((one) => typeof one === "object") ? "\n" : ", ";
  return value.map((one) => auditedValue(entry, field, one, site)).join(apart) || NOTHING;
}

/** Amounts in cents whose name does not say so: a booking's conditions and a quote's lines keep the names of our own code. */
const CENTS = new Set(["terms.deposit", "terms.excess", "terms.extraKilometre", "lines.amount"]);
/** Amounts in euros, as settings and a category's conditions state them. */
const EUROS = new Set(["deposit", "excess", "extra_km", "one_way_rate", "delivery_rate", "further_driver_rate"]);

function numberText(field: string, value: number): string {
  if (field.endsWith("_cents") || CENTS.has(field)) return formatEuro(value);
  if (EUROS.has(field)) return euro(value);
  // A place on the map differs in its last digits.
  return formatNumber(value);
}

function wordsOf({ entity, names }: Entry, field: string, value: string, site: SiteConfiguration): string {
  if (REFERENCES[entity]?.[field]) return names[value] ?? GONE;
  const say = VALUE_WORDS[entity]?.[field];
  if (say) return say(value);
  if (isCalendarDate(value)) return formatItalianShortWithYear(value);
  return INSTANT.test(value) ? auditedMoment(value, site) : value;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** One of a list: "Nome: Ada Prova, Data di nascita: 01 feb 1980". */
function objectText(entry: Entry, field: string, value: object, site: SiteConfiguration): string {
  return Object.entries(snakeCased(value))
    .map(([name, inner]) => ({ name, text: auditedValue(entry, `${field}.${name}`, inner, site) }))
    .filter(({ name, text }) => text !== NOTHING && !isBookkeeping(entry.entity, `${field}.${name}`))
    .map(({ name, text }) => `${auditedField(entry.entity, name)}: ${text}`)
    .join(", ");
}
