import { formatEuro } from "#domain/money.ts";

/** The tables that staff write to, as the log names them. */
export const AUDITED_ENTITIES: Readonly<Record<string, string>> = {
  bookings: "Prenotazione",
  unit_holds: "Blocco di un'unità",
  enquiries: "Richiesta",
  customers: "Cliente",
  vehicles: "Veicolo",
  brands: "Brand",
  cities: "Città",
  seo_overrides: "Voce SEO",
  user_roles: "Ruolo",
  users: "Utente",
  saved_views: "Vista di un elenco",
  answer_templates: "Modello di risposta",
};

/** What was done, as the log names it. */
export const AUDITED_ACTIONS: Readonly<Record<string, string>> = {
  create: "Creazione",
  update: "Modifica",
  delete: "Eliminazione",
  move: "Cambio di stato",
  undo: "Cambio di stato annullato",
  note: "Nota",
  handover: "Verbale",
  answer: "Risposta",
  drivers: "Altri conducenti",
  merge: "Schede unite",
  consent: "Consenso",
  ban: "Non noleggiare",
  "lift-ban": "Si può noleggiare",
  export: "Dati esportati",
  erase: "Persona cancellata",
  grant: "Ruolo assegnato",
  revoke: "Ruolo tolto",
  disable: "Accesso sospeso",
  enable: "Accesso riattivato",
  "sign-out": "Disconnessione",
};

const FIELDS: Readonly<Record<string, string>> = {
  name: "Nome",
  slug: "Slug",
  description: "Descrizione",
  meta_title: "Meta title",
  meta_description: "Meta description",
  meta_keywords: "Parole chiave",
  active: "Attivo",
  available: "Disponibile",
  brand: "Brand",
  type: "Tipo",
  category: "Categoria",
  location: "Città",
  country: "Paese",
  price_cents: "Tariffa",
  total_units: "Unità",
  images: "Immagini",
  highlights: "Highlights",
  status: "Stato",
  note: "Nota",
  role: "Ruolo",
  disabled: "Disattivato",
  two_factor: "Secondo fattore",
  sessions: "Sessioni aperte",
  email: "E-mail",
  phone: "Telefono",
  kind: "Tipo",
  language: "Lingua",
  birth_date: "Data di nascita",
  licence_number: "Numero della patente",
  licence_country: "Paese della patente",
  licence_issued_on: "Rilascio della patente",
  licence_expires_on: "Scadenza della patente",
  document_kind: "Tipo di documento",
  document_number: "Numero del documento",
  document_expires_on: "Scadenza del documento",
  company_name: "Ragione sociale",
  vat_number: "Partita IVA",
  tax_code: "Codice fiscale",
  sdi_code: "Codice destinatario",
  pec: "PEC",
  street: "Indirizzo",
  postal_code: "CAP",
  town: "Località",
  ban_reason: "Motivo",
  ban_until: "Non noleggiare fino al",
  drivers: "Altri conducenti",
  reference: "Codice",
  pickup_city: "Città di ritiro",
  pickup_date: "Data di ritiro",
  pickup_time: "Ora di ritiro",
  return_city: "Città di riconsegna",
  return_date: "Data di riconsegna",
  return_time: "Ora di riconsegna",
  total_cents: "Totale",
  days: "Giorni",
  unit: "Unità",
  assigned_to: "Assegnata a",
  page_type: "Tipo di pagina",
  indexable: "Indicizzabile",
  custom_title: "Meta title",
  custom_description: "Meta description",
  custom_keywords: "Parole chiave",
  custom_h1: "H1",
  custom_content: "Contenuto",
  canonical_url: "URL canonico",
  list: "Elenco",
  query: "Filtri",
  columns: "Colonne",
};

/** A field as people call it; its own name where the company has no word for it. */
export const auditedField = (field: string): string => FIELDS[field] ?? field;

/** The name by which people know a row, from what the log kept of it; null when nothing in it is a name. */
export function auditedName(row: Record<string, unknown> | null): string | null {
  for (const field of ["reference", "name", "slug", "email", "role", "page_type"]) {
    const value = row?.[field];
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}

/** A value as the log shows it: "Sì", "€ 1.200", a list by commas; "–" where there is nothing. */
export function auditedValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "Sì" : "No";
  if (typeof value === "number") return field.endsWith("_cents") ? formatEuro(value) : value.toLocaleString("it-IT");
  if (Array.isArray(value)) return value.map((one) => auditedValue(field, one)).join(", ") || "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
