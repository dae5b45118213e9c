import { AUDIT_FIELD_WORDS, type AuditFieldWords } from "#domain/audit-log/audit-field-words.ts";
import { HANDOVER_PICTURE_WORDS } from "#domain/bookings/handover-pictures.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import { LEGAL_PARAGRAPH_NAMES } from "#domain/legal/legal-texts.ts";
import { OVERRIDE_FIELD_WORDS } from "#domain/seo-overrides/override-field-words.ts";
import { TERMS_WORDS } from "#domain/vehicles/vehicle-record.ts";

/** Labels of fields that one table names differently from the others. */
const FIELD_WORDS_BY_TABLE: Readonly<Record<string, AuditFieldWords>> = {
  bookings: HANDOVER_PICTURE_WORDS,
  category_terms: TERMS_WORDS,
  // The extra of further drivers has replaced the last one, which older entries name.
  site_settings: { ...SETTING_WORDS, further_driver_rate: "Secondo conducente" },
  seo_overrides: OVERRIDE_FIELD_WORDS,
  cities: { ...LANGUAGE_NAMES, active: "Attiva" },
  club_events: { description: "Testo" },
  content_texts: {
    entity: "Tabella",
    entity_id: "Voce",
    field: "Campo",
    language: "Lingua",
    text: "Traduzione",
    source_hash: "Impronta del testo italiano",
    state: "Stato",
  },
  enquiries: { place: "Posto all'evento" },
  experiences: { type: "Genere", price: "Prezzo" },
  extras: {
    code: "Codice",
    unit: "Prezzo per",
    price: "Prezzo",
    max_quantity: "Al massimo",
    max_charged_days: "Giorni pagati al massimo",
    categories: "Categorie",
    vehicle_ids: "Auto",
    city_ids: "Città",
    lead_hours: "Ore di anticipo",
  },
  jet_routes: { price: "Prezzo", description: "Testo" },
  jets: { brand: "Costruttore", location: "Parte da", price: "Tariffa all'ora" },
  legal_texts: LEGAL_PARAGRAPH_NAMES,
  mail_texts: { active: "Testo proprio" },
  protections: {
    code: "Codice",
    price: "Prezzo al giorno",
    excess_percent: "Franchigia, %",
    deposit_percent: "Cauzione, %",
    excess_cents_by_category: "Franchigia per categoria",
    deposit_cents_by_category: "Cauzione per categoria",
    active: "Attiva",
    ...Object.fromEntries(CATEGORY_SLUGS.map((slug) => [slug, CATEGORIES[slug].shortLabel])),
  },
  promotion_codes: {
    code: "Codice",
    percent: "Percentuale",
    amount: "Importo",
    city: "Città della base",
    book_from: "Si prenota dal",
    book_until: "Si prenota fino al",
    rental_from: "Noleggi dal",
    rental_until: "Noleggi fino al",
    min_days: "Giorni minimi",
    combines_with_length: "Con lo sconto di durata",
    combines_with_packages: "Con i pacchetti",
    max_uses: "Usi in tutto",
    max_uses_per_person: "Usi per persona",
    used: "Usi",
  },
  quotes: { title: "Oggetto" },
  rate_rules: {
    kind: "Genere",
    colour: "Colore nel calendario",
    city: "Città della base",
    from_date: "Dal",
    until_date: "Al",
    yearly: "Ogni anno",
    weekdays: "Giorni della settimana",
    book_from: "Prenotando dal",
    book_until: "Prenotando fino al",
    percent: "Percentuale",
    window_weekday: "Giorno d'inizio del pacchetto",
    window_from: "Ora d'inizio del pacchetto",
    window_last_day: "Giorni fino alla fine del pacchetto",
    window_until: "Ora di fine del pacchetto",
    always: "Si usa sempre",
    cancel_free_hours: "Annullamento gratuito fino a, ore",
    cancel_percent: "Annullamento dopo, %",
    no_show_percent: "Mancato ritiro, %",
  },
  testimonials: { text: "Parole", name: "Chi parla", place: "Città" },
  vat_rates: {
    country: "Paese",
    code: "Genere",
    valid_from: "Vale dal",
    rate_basis_points: "Aliquota, centesimi di punto",
  },
  unit_expiries: { done_at: "Rinnovata" },
  waiting_list: { scope: "Aspetta", city: "Città", mailed_at: "Avvisato", ended_at: "Finita" },
};

/** Returns the label of a field path, its parts separated by commas: "Dati tecnici, potenza". Falls back to the raw name. */
export function auditFieldLabel(entity: string, field: string): string {
  const [column = "", ...path] = field.split(".");
  // Keys of a map may contain dots, so the rest of the path is one key.
  const rest = path.join(".");
  const name = findFieldWord(entity, column) ?? column;
  return rest === "" ? name : `${name}, ${findFieldWord(entity, rest)?.toLowerCase() ?? rest}`;
}

/** Whether the field has a label. */
export const hasAuditFieldLabel = (entity: string, field: string): boolean =>
  findFieldWord(entity, field) !== undefined;

/** Returns a field's label. An amount has the same label in cents and in euros. A camelCase key has the label of its snake_case name. */
function findFieldWord(entity: string, field: string): string | undefined {
  const name = field.replace(/_cents$/, "").replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return FIELD_WORDS_BY_TABLE[entity]?.[name] ?? AUDIT_FIELD_WORDS[name];
}
