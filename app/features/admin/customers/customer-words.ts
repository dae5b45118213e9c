import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import type { ApiCustomer, ApiCustomerDetail, ApiErasure, ApiRequestCustomer } from "#domain/api/customers.ts";
import { CITY_LANGUAGES } from "#domain/languages.ts";
import { counted } from "#domain/numbers.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";
import { RETENTION } from "#domain/retention.ts";

/** What the customers' screens say (product.md#customers). */
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
  banNotice: "Non noleggiare: prima di confermare qualsiasi cosa parla con un amministratore.",
  banFacts: ({ by, since, until }: { by: string | null; since: string; until: string | null }) =>
    `${by ?? "Staff"}, ${since}. ${until ? `Fino ${withArticle("al", italian(until))} compreso.` : "Senza scadenza."}`,
  banHint:
    "L'avviso lo vede chi di noi prende le prenotazioni; motivo, autore e ultimo giorno soltanto gli amministratori.",
  exported: "File con tutti i dati salvato",
  exportFailed: "Errore nell'esportazione dei dati",
  erased: "Persona cancellata",
  eraseFailed: "Errore nella cancellazione",
  eraseTitle: (name: string) => `Cancellare ${name}?`,
  eraseLabel: (name: string) => `Per confermare scrivi «${name}»`,
  eraseBan: "Si cancella anche «Non noleggiare»: se questa persona torna, nessuno lo saprà.",
  bookings: (bookings: number) => counted(bookings, "prenotazione", "prenotazioni"),
  dealings: ({ bookings, enquiries }: { bookings: number; enquiries: number }) =>
    `${counted(bookings, "prenotazione", "prenotazioni")}, ${counted(enquiries, "richiesta", "richieste")}`,
  suggestionTitle: "La richiesta dice altro rispetto alla scheda",
  suggestionTaken: "Scheda aggiornata con i dati della richiesta",
} as const;

export const KIND_LABELS: Readonly<Record<ApiCustomer["kind"], string>> = { person: "Persona", company: "Società" };

export const DOCUMENT_LABELS: Readonly<Record<NonNullable<ApiCustomer["document_kind"]>, string>> = {
  identity_card: "Carta d'identità",
  passport: "Passaporto",
  residence_permit: "Permesso di soggiorno",
};

type Consent = ApiCustomerDetail["consents"][number];

export const PURPOSE_LABELS: Readonly<Record<Consent["purpose"], string>> = {
  privacy_notice: "Informativa sulla privacy",
  marketing: "Novità e offerte",
};

export const SOURCE_LABELS: Readonly<Record<Consent["source"], string>> = {
  booking_form: "modulo di prenotazione",
  enquiry_form: "modulo di richiesta",
  phone: "telefono",
  counter: "di persona",
  email: "e-mail",
};

/** A consent in one line. */
export function consentLine({ purpose, granted }: Consent): string {
  if (purpose === "privacy_notice") return `${PURPOSE_LABELS[purpose]}: ${granted ? "mostrata" : "contestata"}`;
  return `${PURPOSE_LABELS[purpose]}: ${granted ? "consenso dato" : "consenso ritirato"}`;
}

/** How and when a consent came about: "21/11/2026, 10:05, telefono, testo «v3»". */
export const consentProof = ({ source, reference, text_version }: Consent, given: string): string =>
  `${given}, ${SOURCE_LABELS[source]}${reference ? ` ${reference}` : ""}, testo «${text_version}»`;

export const languageLabel = (code: string): string =>
  Object.entries(CITY_LANGUAGES).find(([known]) => known === code)?.[1] ?? code;

const TWIN_REASONS = { email: "stessa e-mail", phone: "stesso telefono", name: "nome simile" } as const;

/** Why another record may be the same person's: "stesso telefono, nome simile". */
export const twinReasons = (reasons: ApiCustomerDetail["twins"][number]["reasons"]): string =>
  reasons.map((reason) => TWIN_REASONS[reason]).join(", ");

const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: "Nome",
  email: "E-mail",
  phone: "Telefono",
  birth_date: "Data di nascita",
  licence_issued_on: "Patente dal",
};

/** What a request says otherwise than the record: "Telefono: +39 333 000 0000 sulla scheda +39 333 111 1111". */
export function suggestionParts({ field, typed, current }: CustomerSuggestion): SentenceParts<"typed" | "recorded"> {
  return [
    `${FIELD_LABELS[field] ?? field}: `,
    { element: "typed", text: suggestedValue(typed) },
    ...(current ? [{ element: "recorded" as const, text: ` sulla scheda ${suggestedValue(current)}` }] : []),
  ];
}

type CustomerSuggestion = ApiRequestCustomer["suggestions"][number];

/** A value as a suggestion shows it. */
const suggestedValue = (value: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? italian(value) : value);

/** "21/11/2026", from "2026-11-21". */
export const italian = (day: string): string => day.split("-").toReversed().join("/");

/** What forgetting a person takes away, and what the law keeps for how long (docs/decisions/retention.md). */
export function erasureSentences({ kept, forgotten }: ApiErasure): { goes: string; stays: string[] } {
  const { bookings, enquiries, quotes, notes, consents } = forgotten;
  const gone = [
    "la scheda con documenti e recapiti",
    bookings > 0 && counted(bookings, "prenotazione che non fu noleggio", "prenotazioni che non furono noleggio"),
    enquiries > 0 && counted(enquiries, "richiesta", "richieste"),
    quotes > 0 && counted(quotes, "preventivo non accettato", "preventivi non accettati"),
    notes > 0 && counted(notes, "nota", "note"),
    consents > 0 && counted(consents, "consenso", "consensi"),
  ].filter((part) => part !== false);
  const stays = STAYS.flatMap(({ why, sentence }) => {
    const records = kept.filter((record) => record.why === why);
    return records.length > 0 ? [sentence(records)] : [];
  });
  return { goes: `Si cancellano per sempre: ${gone.join(", ")}.`, stays };
}

type Kept = ApiErasure["kept"];
const STAYS: readonly { why: Kept[number]["why"]; sentence: (records: Kept) => string }[] = [
  { why: "open", sentence: openStay },
  { why: "rental", sentence: rentalsStay },
  { why: "order_under_way", sentence: ordersUnderWayStay },
  { why: "order", sentence: ordersStay },
];

function openStay(bookings: Kept): string {
  const listed = references(bookings);
  return bookings.length === 1
    ? `${listed} è aperta: resta fino alla fine, poi si cancella o si conserva come noleggio.`
    : `${listed} sono aperte: restano fino alla fine, poi si cancellano o si conservano come noleggi.`;
}

function ordersUnderWayStay(orders: Kept): string {
  const listed = references(orders);
  return orders.length === 1
    ? `L'ordine ${listed} è in corso: nome e recapiti restano finché non è concluso o annullato, poi si cancellano.`
    : `Gli ordini ${listed} sono in corso: nome e recapiti restano finché non sono conclusi o annullati, poi si cancellano.`;
}

function ordersStay(orders: Kept): string {
  const whose = orders.length === 1 ? "dell'ordine" : `di ${orders.length} ordini`;
  return `Oggetto e importi ${whose} restano per ${RETENTION.rentalYears} anni, senza nome né recapiti, come la legge chiede per le scritture contabili (art. 2220 del codice civile): ${untilWhen(orders)}.`;
}

const references = (records: Kept) => records.map(({ reference }) => reference).join(", ");

const untilWhen = (records: Kept) =>
  records
    .map(({ reference, kept_until }) => `${reference} fino ${withArticle("al", italian(kept_until ?? ""))}`)
    .join(", ");

function rentalsStay(rentals: Kept): string {
  const whose = rentals.length === 1 ? "del noleggio concluso" : `dei ${rentals.length} noleggi conclusi`;
  return `Nome, dati del conducente, periodo e importi ${whose} restano per ${RETENTION.rentalYears} anni, come la legge chiede per le scritture contabili (art. 2220 del codice civile): ${untilWhen(rentals)}.`;
}
