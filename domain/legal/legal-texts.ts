import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The legal pages that an admin may extend (product.md#legal-texts). */
export const LEGAL_PAGES = ["terms", "privacy"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const LEGAL_PAGE_TITLES: Readonly<Record<LegalPage, string>> = {
  terms: "Termini e condizioni",
  privacy: "Privacy",
};

/**
 * The generated paragraphs that own texts may replace, in page order. The others contain figures or the rules on deposit, kilometres and
 * cancellation, which depend on the settings, the fleet and the program.
 */
export const LEGAL_PARAGRAPHS = {
  terms: ["summary", "open_requests", "model", "vehicle_figures", "pictures", "law"],
  privacy: [
    "summary",
    "collection",
    "no_profiling",
    "cookies",
    "favourites",
    "recipients",
    "third_parties",
    "deletion",
    "authority",
  ],
} as const satisfies Record<LegalPage, readonly string[]>;

export type LegalParagraph<Page extends LegalPage = LegalPage> = (typeof LEGAL_PARAGRAPHS)[Page][number];

/** Labels of the paragraphs for staff: the chapter and the subject. */
export const LEGAL_PARAGRAPH_NAMES: Readonly<Record<LegalParagraph, string>> = {
  summary: "Sommario sotto il titolo",
  open_requests: "Come si prenota: richieste in attesa",
  model: "Il modello che scegli è quello che ricevi",
  vehicle_figures: "Le condizioni della flotta: dove sono le cifre",
  pictures: "Illustrazioni e fotografie",
  law: "Legge e reclami",
  collection: "Quali dati, e perché: che cosa raccogliamo",
  no_profiling: "Quali dati, e perché: pagamenti e profili",
  cookies: "Cookie e memoria del browser: i cookie",
  favourites: "Cookie e memoria del browser: le preferite",
  recipients: "Chi altro li vede: chi li riceve",
  third_parties: "Chi altro li vede: altri siti",
  deletion: "Per quanto tempo: la cancellazione",
  authority: "I tuoi diritti: il Garante",
};

/** An own section. An empty line separates paragraphs, "## " begins a heading, and "- " begins a list item. */
export interface LegalSection {
  title: string;
  text: string;
}

/** The company's own texts of a legal page. */
export interface LegalTexts {
  sectionsBefore: readonly LegalSection[];
  sectionsAfter: readonly LegalSection[];
  /** Own texts by the name of the paragraph that they replace. */
  paragraphs: Readonly<Partial<Record<LegalParagraph, string>>>;
}

/** Own texts with the page's version date: the day of the last change to them or to the settings; null if neither was ever changed. */
export interface LegalPageTexts extends LegalTexts {
  /** The parts that stand in Italian on a page in another language, as `legalPart` names them. */
  italianParts: readonly string[];
  versionOn: CivilDate | null;
}

/** A legal page without own texts. */
export const NO_LEGAL_TEXTS: LegalPageTexts = {
  sectionsBefore: [],
  sectionsAfter: [],
  paragraphs: {},
  italianParts: [],
  versionOn: null,
};

/** Names an own section or paragraph of a legal page: "sectionsBefore/0", "paragraphs/law". */
export const legalPart = (kind: keyof LegalTexts, key: string | number): string => `${kind}/${key}`;

/** The `lang` attribute of an own section or paragraph; undefined if it is in the page's language. */
export const languageOfPart = (
  { italianParts }: Pick<LegalPageTexts, "italianParts">,
  part: string,
): "it" | undefined => (italianParts.includes(part) ? "it" : undefined);

export const isLegalPage = (text: string): text is LegalPage => (LEGAL_PAGES as readonly string[]).includes(text);

/** Whether an own text may replace the paragraph. */
export const isReplaceableParagraph = (page: LegalPage, name: string): name is LegalParagraph =>
  (LEGAL_PARAGRAPHS[page] as readonly string[]).includes(name);
