export const CONSENT_TEXT_LABEL = "Testo letto o ascoltato";
export const DRIVER_BIRTH_DATE_LABEL = "Data di nascita del conducente";

/** Labels of customer fields, in the audit log and in the customer's data export. */
export const CUSTOMER_FIELDS: Readonly<Record<string, string>> = {
  name: "Nome",
  email: "E-mail",
  phone: "Telefono",
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
  country: "Paese",
};

/** Texts of a customer's data export (product.md#exporting-a-customer). */
export const CUSTOMER_EXPORT_WORDS = {
  title: (name: string, company: string) => `I dati di ${name} presso ${company}`,
  exportedAt: (moment: string) =>
    `Copia completa dei dati, prodotta il ${moment}. I dati per i programmi sono in fondo a questo stesso file.`,
  nothing: "Non c'è nulla.",
  yes: "Sì",
  no: "No",
};

const PARTS: Readonly<Record<string, string>> = {
  customer: "La scheda",
  joined_records: "Schede unite a questa",
  bookings: "Prenotazioni",
  booking_drivers: "Altri conducenti",
  booking_events: "Storia delle prenotazioni",
  ban_decisions: "Decisioni su «Non noleggiare»",
  date_requests: "Altre date chieste",
  handovers: "Verbali di consegna e rientro",
  reviews: "Recensioni",
  enquiries: "Richieste",
  messages: "Messaggi",
  quotes: "Preventivi",
  orders: "Ordini",
  notes: "Note dello staff",
  consents: "Consensi",
};

const FIELDS: Readonly<Record<string, string>> = {
  ...CUSTOMER_FIELDS,
  id: "Identificativo",
  kind: "Tipo",
  phone_key: "Telefono per la ricerca",
  driver_birth_date: DRIVER_BIRTH_DATE_LABEL,
  licence_date: "Data di rilascio della patente",
  banned_at: "Non noleggiare dal",
  ban_reason: "Motivo",
  ban_author: "Deciso da",
  ban_until: "Fino al",
  action: "Che cosa si chiede",
  asked_at: "Chiesta il",
  asked_by: "Chiesta da",
  decided_at: "Decisa il",
  decided_by: "Decisa da",
  allowed: "Permessa",
  ban_started_at: "Non noleggiare dal",
  reference: "Codice",
  status: "Stato",
  vehicle_name: "Vettura",
  pickup_city: "Città di ritiro",
  pickup_date: "Giorno di ritiro",
  pickup_time: "Ora di ritiro",
  return_city: "Città di riconsegna",
  return_date: "Giorno di riconsegna",
  return_time: "Ora di riconsegna",
  days: "Giorni",
  daily_rate_cents: "Tariffa al giorno, in centesimi",
  one_way_cents: "Riconsegna altrove, in centesimi",
  total_cents: "Totale, in centesimi",
  currency: "Valuta",
  terms: "Condizioni",
  note: "Nota",
  body: "Testo",
  message: "Messaggio",
  details: "Dettagli",
  author: "Autore",
  actor: "Autore",
  kilometres: "Chilometri",
  fuel_percent: "Carburante, in percento",
  damage_notes: "Danni",
  pictures: "Fotografie",
  recorded_by: "Registrato da",
  return_place: "Luogo di riconsegna",
  state: "Stato",
  answer: "La nostra risposta",
  purpose: "Finalità",
  granted: "Dato",
  source: "Dove",
  text_version: "Testo mostrato",
  given_at: "Quando",
  created_at: "Creato il",
  updated_at: "Aggiornato il",
};

/** Returns the label of a section of the export. */
export const exportSectionLabel = (part: string): string => PARTS[part] ?? part;

/** Returns the label of a field, or its raw name. */
export const customerFieldLabel = (field: string): string => FIELDS[field] ?? field;
