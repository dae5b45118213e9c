import type { ContentEntity } from "#domain/content-texts/content-entities.ts";
import type { TranslationState } from "#domain/content-texts/content-text.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { LEGAL_PAGE_TITLES, LEGAL_PARAGRAPH_NAMES } from "#domain/legal/legal-texts.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";

export const TRANSLATIONS_WORDS = {
  title: "Traduzioni",
  counts: "Testi per lingua e stato",
  list: "Testi da tradurre",
  search: "Cerca nome o testo",
  empty: "Nessun testo da tradurre",
  nothingFound: "Nessun testo trovato",
  texts: "testi",
  oneRow: "Solo i testi di una voce",
  allRows: "Mostra tutti",
  italian: "Italiano",
  translation: (language: string) => `Traduzione: ${language}`,
  bodyHint:
    "Una riga vuota separa i capoversi; «## » apre un titolo, «- » una voce d'elenco. Lascia la stessa struttura.",
  textHint: "Un testo vuoto elimina la traduzione. Lascia i segnaposto fra parentesi graffe come sono.",
  listHint: "Una riga per ogni riga del testo italiano.",
  approved: "Approvata",
  outdated: "Il testo italiano è cambiato dopo questa traduzione: confrontali e salva di nuovo.",
  nothingToTranslate: "Niente da tradurre: la voce usa i testi predefiniti.",
  countsFailed: "Lo stato delle traduzioni non si può leggere.",
  exportCsv: "Esporta CSV",
  exportXliff: "Esporta XLIFF",
  import: "Importa",
  importTitle: "Importa traduzioni",
  importHint: "Un file CSV o XLIFF esportato da qui, con le traduzioni scritte.",
  importState: "Salva come",
  importDone: (stored: number) => `Traduzioni importate: ${stored}`,
  importSummary: (unchanged: number, empty: number) => `Già uguali: ${unchanged}. Senza traduzione: ${empty}.`,
  importRefused: (count: number) => `Testi rifiutati: ${count}`,
  exportFailed: "Errore nell'esportazione",
  importFailed: "Errore nell'importazione",
  draft: "Bozza con l'IA",
  drafted: "Bozza scritta: rileggila prima di approvarla",
  draftFailed: "La bozza non è stata scritta",
  saved: "Bozza salvata",
  savedApproved: "Traduzione approvata",
  deleted: "Traduzione eliminata",
  saveFailed: "Errore nel salvataggio della traduzione",
};

export const ENTITY_WORDS: Readonly<Record<ContentEntity, string>> = {
  vehicles: "Auto",
  brands: "Brand",
  cities: "Città",
  jets: "Jet",
  jet_routes: "Rotte dei jet",
  experiences: "Esperienze",
  articles: "Articoli",
  club_events: "Eventi del club",
  testimonials: "Testimonianze",
  rate_rules: "Tariffe",
  extras: "Extra",
  protections: "Riduzioni della franchigia",
  mail_texts: "E-mail",
  legal_texts: "Testi legali",
  site_settings: "Impostazioni",
  phrases: "Frasi brevi",
};

export const STATE_WORDS: Readonly<Record<TranslationState, string>> = {
  missing: "Mancante",
  draft: "Bozza",
  outdated: "Da rivedere",
  approved: "Approvata",
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  description: "Descrizione",
  metaTitle: "Meta title",
  metaDescription: "Meta description",
  name: "Nome",
  includes: "Che cosa comprende",
  priceNote: "Nota al prezzo",
  title: "Titolo",
  excerpt: "Sommario",
  body: "Testo",
  place: "Luogo",
  text: "Testo",
  subject: "Oggetto",
  heading: "Titolo",
};

interface TextPlace {
  entity: ContentEntity;
  field: string;
}

/** Returns the label of a text's field: "Descrizione". */
export function fieldLabel({ entity, field }: TextPlace): string {
  const [part = "", ...rest] = field.split("/");
  if (entity === "site_settings") return settingLabel(part, rest[0]);
  if (entity === "legal_texts") return legalLabel(part, rest);
  return part === "imageAlts" ? "Testo alternativo di un'immagine" : (FIELD_WORDS[part] ?? part);
}

function settingLabel(key: string, part: string | undefined): string {
  const label = key in SETTING_WORDS ? SETTING_WORDS[key as keyof typeof SETTING_WORDS] : key;
  return part === undefined ? label : `${label}, ${(FIELD_WORDS[part] ?? part).toLowerCase()}`;
}

function legalLabel(part: string, [key = "", subpart = ""]: readonly string[]): string {
  if (part === "paragraphs") return LEGAL_PARAGRAPH_NAMES[key as keyof typeof LEGAL_PARAGRAPH_NAMES] ?? key;
  const place = part === "sectionsBefore" ? "prima dei" : "dopo i";
  return `Sezione ${Number(key) + 1} ${place} capitoli, ${(FIELD_WORDS[subpart] ?? subpart).toLowerCase()}`;
}

/** Returns the name of the row that contains a text: of mails and legal pages their titles. */
export function rowName({
  entity,
  entity_id: id,
  name,
}: {
  entity: ContentEntity;
  entity_id: string;
  name: string;
}): string {
  if (entity === "mail_texts") return MAIL_TEXTS[id as keyof typeof MAIL_TEXTS]?.name ?? name;
  if (entity === "legal_texts") return LEGAL_PAGE_TITLES[id as keyof typeof LEGAL_PAGE_TITLES] ?? name;
  return entity === "site_settings" ? ENTITY_WORDS.site_settings : name;
}
