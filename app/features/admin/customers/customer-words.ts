import type {
  ApiCustomer,
  ApiCustomerDetail,
  ApiErasurePreview,
  ApiRequestCustomer,
} from "#domain/api/customers/customers.ts";
import { formatCount } from "#domain/numbers.ts";
import { withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { RETENTION } from "#domain/retention.ts";

/** Texts of the customers' screens (product.md#customers). */
export const CUSTOMER_WORDS = {
  created: (name: string) => `Scheda di ${name} creata`,
  updated: "Scheda aggiornata",
  createFailed: "Errore nella creazione della scheda",
  updateFailed: "Errore nell'aggiornamento della scheda",
  noted: "Nota aggiunta",
  noteFailed: "Errore nell'aggiunta della nota",
  consentRecorded: "Consenso registrato",
  consentFailed: "Errore nella registrazione del consenso",
  merged: "Schede unite",
  mergeFailed: "Errore nell'unione delle schede",
  mergeTitle: (other: string) => `Unire la scheda di ${other} a questa?`,
  mergeText: (kept: string) =>
    `Prenotazioni, richieste, note e consensi passano a ${kept}, che prende anche i dati che le mancano. L'altra scheda sparisce dall'elenco; i suoi recapiti continuano a portare qui.`,
  banned: "Segnato «Non noleggiare»",
  banLifted: "Si può noleggiare di nuovo",
  banFailed: "Errore nel salvataggio di «Non noleggiare»",
  banNotice: "Non noleggiare: per confermare serve la decisione di un amministratore.",
  bookingForDecision: (reference: string) =>
    `Prenotazione ${reference} registrata come richiesta: serve la decisione di un amministratore`,
  banHoldsRequest: "La prenotazione resta una richiesta finché un amministratore non decide.",
  banFacts: ({ by, since, until }: { by: string | null; since: string; until: string | null }) =>
    `${by ?? "Staff"}, ${since}. ${until ? `Fino ${withItalianArticle("al", formatItalianNumericDate(until))} compreso.` : "Senza scadenza."}`,
  banHint:
    "L'avviso lo vede chi di noi prende le prenotazioni; motivo, autore e ultimo giorno soltanto gli amministratori.",
  exported: "File con tutti i dati salvato",
  exportFailed: "Errore nell'esportazione dei dati",
  erased: "Persona cancellata",
  eraseFailed: "Errore nella cancellazione",
  eraseTitle: (name: string) => `Cancellare ${name}?`,
  eraseLabel: (name: string) => `Per confermare scrivi «${name}»`,
  eraseBan: "Si cancella anche «Non noleggiare»: se questa persona torna, nessuno lo saprà.",
  bookings: (bookings: number) => formatCount(bookings, "prenotazione", "prenotazioni"),
  bookingsAndEnquiries: ({ bookings, enquiries }: { bookings: number; enquiries: number }) =>
    `${formatCount(bookings, "prenotazione", "prenotazioni")}, ${formatCount(enquiries, "richiesta", "richieste")}`,
  suggestionTitle: "La richiesta dice altro rispetto alla scheda",
  suggestionsApplied: "Scheda aggiornata con i dati della richiesta",
} as const;

export const CUSTOMER_KIND_LABELS: Readonly<Record<ApiCustomer["kind"], string>> = {
  person: "Persona",
  company: "Società",
};

export const DOCUMENT_KIND_LABELS: Readonly<Record<NonNullable<ApiCustomer["document_kind"]>, string>> = {
  identity_card: "Carta d'identità",
  passport: "Passaporto",
  residence_permit: "Permesso di soggiorno",
};

type Consent = ApiCustomerDetail["consents"][number];

export const CONSENT_PURPOSE_LABELS: Readonly<Record<Consent["purpose"], string>> = {
  privacy_notice: "Informativa sulla privacy",
  marketing: "Novità e offerte",
};

export const CONSENT_SOURCE_LABELS: Readonly<Record<Consent["source"], string>> = {
  booking_form: "modulo di prenotazione",
  enquiry_form: "modulo di richiesta",
  phone: "telefono",
  counter: "di persona",
  email: "e-mail",
};

/** Returns a consent in one line. */
export function consentText({ purpose, granted }: Consent): string {
  if (purpose === "privacy_notice") return `${CONSENT_PURPOSE_LABELS[purpose]}: ${granted ? "mostrata" : "contestata"}`;
  return `${CONSENT_PURPOSE_LABELS[purpose]}: ${granted ? "consenso dato" : "consenso ritirato"}`;
}

/** Returns when and how a consent was given: "21/11/2026, 10:05, telefono, testo «v3»". */
export const consentEvidenceText = ({ source, reference, text_version }: Consent, date: string): string =>
  `${date}, ${CONSENT_SOURCE_LABELS[source]}${reference ? ` ${reference}` : ""}, testo «${text_version}»`;

const DUPLICATE_REASONS = { email: "stessa e-mail", phone: "stesso telefono", name: "nome simile" } as const;

/** Returns why another record may be a duplicate: "stesso telefono, nome simile". */
export const duplicateReasonsText = (reasons: ApiCustomerDetail["twins"][number]["reasons"]): string =>
  reasons.map((reason) => DUPLICATE_REASONS[reason]).join(", ");

const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: "Nome",
  email: "E-mail",
  phone: "Telefono",
  birth_date: "Data di nascita",
  licence_issued_on: "Patente dal",
};

/** How a request differs from the record: "Telefono: +39 333 000 0000 sulla scheda +39 333 111 1111" (typed, then stored). */
export const SUGGESTION_TEXTS = {
  changed: "{label}: <typed>{value}</typed><recorded> sulla scheda {current}</recorded>",
  added: "{label}: <typed>{value}</typed>",
} as const;

/** Returns the values of a suggestion's text; `current` is "" if the record has none. */
export const suggestionValues = ({ field, typed, current }: CustomerSuggestion) => ({
  label: FIELD_LABELS[field] ?? field,
  value: suggestedValue(typed),
  current: current ? suggestedValue(current) : "",
});

type CustomerSuggestion = ApiRequestCustomer["suggestions"][number];

/** Formats a value of a suggestion. */
const suggestedValue = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatItalianNumericDate(value) : value;

/** Returns "21/11/2026" for "2026-11-21". */
export const formatItalianNumericDate = (day: string): string => day.split("-").toReversed().join("/");

/** Returns what an erasure deletes, and what the law requires to keep for how long (docs/decisions/retention.md). */
export function erasureSentences({ kept, forgotten }: ApiErasurePreview): { goes: string; stays: string[] } {
  const { bookings, enquiries, quotes, notes, consents } = forgotten;
  const deletedParts = [
    "la scheda con documenti e recapiti",
    bookings > 0 && formatCount(bookings, "prenotazione che non fu noleggio", "prenotazioni che non furono noleggio"),
    enquiries > 0 && formatCount(enquiries, "richiesta", "richieste"),
    quotes > 0 && formatCount(quotes, "preventivo non accettato", "preventivi non accettati"),
    notes > 0 && formatCount(notes, "nota", "note"),
    consents > 0 && formatCount(consents, "consenso", "consensi"),
  ].filter((part) => part !== false);
  const retentionSentences = RETAINED_RECORD_SENTENCES.flatMap(({ why, sentence }) => {
    const records = kept.filter((record) => record.why === why);
    return records.length > 0 ? [sentence(records)] : [];
  });
  return { goes: `Si cancellano per sempre: ${deletedParts.join(", ")}.`, stays: retentionSentences };
}

type RetainedRecords = ApiErasurePreview["kept"];
const RETAINED_RECORD_SENTENCES: readonly {
  why: RetainedRecords[number]["why"];
  sentence: (records: RetainedRecords) => string;
}[] = [
  { why: "open", sentence: openBookingsSentence },
  { why: "rental", sentence: rentalsSentence },
  { why: "order_under_way", sentence: ordersInProgressSentence },
  { why: "order", sentence: ordersSentence },
];

function openBookingsSentence(bookings: RetainedRecords): string {
  const listed = referencesText(bookings);
  return bookings.length === 1
    ? `${listed} è aperta: resta fino alla fine, poi si cancella o si conserva come noleggio.`
    : `${listed} sono aperte: restano fino alla fine, poi si cancellano o si conservano come noleggi.`;
}

function ordersInProgressSentence(orders: RetainedRecords): string {
  const listed = referencesText(orders);
  return orders.length === 1
    ? `L'ordine ${listed} è in corso: nome e recapiti restano finché non è concluso o annullato, poi si cancellano.`
    : `Gli ordini ${listed} sono in corso: nome e recapiti restano finché non sono conclusi o annullati, poi si cancellano.`;
}

function ordersSentence(orders: RetainedRecords): string {
  const ofWhat = orders.length === 1 ? "dell'ordine" : `di ${orders.length} ordini`;
  return `Oggetto e importi ${ofWhat} restano per ${RETENTION.rentalYears} anni, senza nome né recapiti, come la legge chiede per le scritture contabili (art. 2220 del codice civile): ${retentionDatesText(orders)}.`;
}

const referencesText = (records: RetainedRecords) => records.map(({ reference }) => reference).join(", ");

const retentionDatesText = (records: RetainedRecords) =>
  records
    .map(
      ({ reference, kept_until }) =>
        `${reference} fino ${withItalianArticle("al", formatItalianNumericDate(kept_until ?? ""))}`,
    )
    .join(", ");

function rentalsSentence(rentals: RetainedRecords): string {
  const ofWhat = rentals.length === 1 ? "del noleggio concluso" : `dei ${rentals.length} noleggi conclusi`;
  return `Nome, dati del conducente, periodo e importi ${ofWhat} restano per ${RETENTION.rentalYears} anni, come la legge chiede per le scritture contabili (art. 2220 del codice civile): ${retentionDatesText(rentals)}.`;
}
