import { AUDIT_FIELD_WORDS, type AuditFieldWords } from "#domain/audit-log/audit-field-words.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { CITY_LANGUAGES } from "#domain/languages.ts";
import { OVERRIDE_FIELD_WORDS } from "#domain/seo-overrides/override-field-words.ts";
import { TERMS_WORDS } from "#domain/vehicles/vehicle-record.ts";

/** Where a table calls a field by another word than the others. */
const FIELD_WORDS_BY_TABLE: Readonly<Record<string, AuditFieldWords>> = {
  category_terms: TERMS_WORDS,
  site_settings: SETTING_WORDS,
  seo_overrides: OVERRIDE_FIELD_WORDS,
  cities: { ...CITY_LANGUAGES, active: "Attiva" },
  club_events: { description: "Testo" },
  enquiries: { place: "Posto all'evento" },
  experiences: { type: "Genere", price: "Prezzo" },
  jet_routes: { price: "Prezzo", description: "Testo" },
  jets: { brand: "Costruttore", location: "Parte da", price: "Tariffa all'ora" },
  mail_texts: { active: "Testo proprio" },
  quotes: { title: "Oggetto" },
  unit_expiries: { done_at: "Rinnovata" },
};

/** A field as people call it, its path's parts by commas: "Dati tecnici, potenza"; its own name where the company has no word for it. */
export function auditFieldLabel(entity: string, field: string): string {
  const [column = "", ...path] = field.split(".");
  // What holds values by name may have any name, with points in it.
  const rest = path.join(".");
  const name = findFieldWord(entity, column) ?? column;
  return rest === "" ? name : `${name}, ${findFieldWord(entity, rest)?.toLowerCase() ?? rest}`;
}

/** True for a field that has a word of its own. */
export const hasAuditFieldLabel = (entity: string, field: string): boolean =>
  findFieldWord(entity, field) !== undefined;

/** Amounts are called alike whether they are stored in cents or stated in euros, and so are the keys of values, which keep their own case. */
function findFieldWord(entity: string, field: string): string | undefined {
  const name = field.replace(/_cents$/, "").replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return FIELD_WORDS_BY_TABLE[entity]?.[name] ?? AUDIT_FIELD_WORDS[name];
}
