import { FIELD_WORDS, type Words } from "#domain/access/audit-field-words.ts";
import { TERMS_WORDS } from "#domain/fleet/vehicle-record.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings-words.ts";
import { CITY_LANGUAGES } from "#domain/languages.ts";
import { OVERRIDE_FIELD_NAMES } from "#domain/seo/overrides/override-field-words.ts";

/** Where a table calls a field by another word than the others. */
const FIELDS_OF: Readonly<Record<string, Words>> = {
  category_terms: TERMS_WORDS,
  site_settings: SETTING_WORDS,
  seo_overrides: OVERRIDE_FIELD_NAMES,
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
export function auditedField(entity: string, field: string): string {
  const [column = "", ...path] = field.split(".");
  // What holds values by name may have any name, with points in it.
  const rest = path.join(".");
  const name = wordOf(entity, column) ?? column;
  return rest === "" ? name : `${name}, ${wordOf(entity, rest)?.toLowerCase() ?? rest}`;
}

/** True for a field that has a word of its own. */
export const hasWord = (entity: string, field: string): boolean => wordOf(entity, field) !== undefined;

/** Amounts are called alike whether they are stored in cents or stated in euros, and so are the keys of values, which keep their own case. */
function wordOf(entity: string, field: string): string | undefined {
  const name = field.replace(/_cents$/, "").replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return FIELDS_OF[entity]?.[name] ?? FIELD_WORDS[name];
}
