import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ENQUIRY_NAMES, type EnquiryKind } from "./enquiry.ts";
import type { EnquiryLine } from "./enquiry-rows.ts";

const BODIES: Readonly<Record<EnquiryKind, string>> = {
  jet: "grazie per averci scritto. Per il tuo volo possiamo proporti:\n\n\n\nLa proposta non ti impegna: per confermare basta rispondere sulla pagina della tua richiesta.",
  experience:
    "grazie per il tuo interesse. Per le date che hai indicato possiamo proporti:\n\n\n\nPer confermare basta rispondere sulla pagina della tua richiesta.",
  club: "grazie per aver pensato alla nostra Community.\n\n\n\nPer qualsiasi domanda siamo qui.",
  contact: "grazie per averci scritto.\n\n\n\nSe ti serve altro, scrivici sulla pagina della tua richiesta o chiamaci.",
};

/** The data that fills a template's placeholders. */
export interface TemplateSource {
  name: string;
  email: string;
  phone: string;
  reference: string;
  kind: EnquiryKind;
  rows: readonly EnquiryLine[];
  /** Name of the author. */
  author: string;
  site: Pick<SiteConfiguration, "name" | "phone">;
}

/** Every placeholder that a template may contain, in braces (product.md#answer-templates). */
const PLACEHOLDER_VALUES = {
  nome: ({ name }) => name,
  email: ({ email }) => email,
  telefono: ({ phone }) => phone,
  codice: ({ reference }) => reference,
  richiesta: ({ kind }) => ENQUIRY_NAMES[kind],
  dettagli: ({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`).join("\n"),
  firma: ({ author }) => author,
  casa: ({ site }) => site.name,
  telefono_casa: ({ site }) => site.phone,
} as const satisfies Record<string, (source: TemplateSource) => string>;

export const TEMPLATE_PLACEHOLDERS = Object.keys(PLACEHOLDER_VALUES) as readonly (keyof typeof PLACEHOLDER_VALUES)[];

const PLACEHOLDER_PATTERN = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is keyof typeof PLACEHOLDER_VALUES =>
  Object.hasOwn(PLACEHOLDER_VALUES, name);

/** Returns the first unknown placeholder of a text, as typed, or null. */
export function findUnknownPlaceholder(text: string): string | null {
  for (const [, name = ""] of text.matchAll(PLACEHOLDER_PATTERN)) if (!isPlaceholder(name)) return name;
  return null;
}

/** Replaces every placeholder of a template. Inserted values are not searched for placeholders. */
export const fillTemplate = (body: string, source: TemplateSource): string =>
  body.replace(PLACEHOLDER_PATTERN, (typed, name: string) =>
    isPlaceholder(name) ? PLACEHOLDER_VALUES[name](source) : typed,
  );

/** Returns the default draft of a reply by kind of enquiry: a greeting, a gap for the content, and a closing. */
export function defaultAnswerText(kind: EnquiryKind, name: string): string {
  return `Gentile ${name},\n\n${BODIES[kind]}`;
}

/** Returns the default draft of a further reply to the same person. */
export const defaultFollowUpText = (name: string): string => `Gentile ${name},\n\n`;
