import { ENQUIRY_NAMES, type EnquiryKind } from "#domain/enquiries/enquiry.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** What a template's fields are filled from. */
export interface TemplateSource {
  name: string;
  email: string;
  phone: string;
  reference: string;
  kind: EnquiryKind;
  rows: readonly EnquiryLine[];
  /** Who writes. */
  author: string;
  site: Pick<SiteConfiguration, "name" | "phone">;
}

/** Every field a template may have, as it stands in braces (product.md#answer-templates). */
const FIELDS = {
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

export const TEMPLATE_FIELDS = Object.keys(FIELDS) as readonly (keyof typeof FIELDS)[];

const IN_BRACES = /\{([^{}\n]*)\}/g;
const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

/** The first field of a text that there is none of, as it is typed; null when all are known. */
export function unknownField(text: string): string | null {
  for (const [, name = ""] of text.matchAll(IN_BRACES)) if (!isField(name)) return name;
  return null;
}

/** The template with every field filled in. What is filled in is never read as a field again. */
export const filledTemplate = (body: string, source: TemplateSource): string =>
  body.replace(IN_BRACES, (typed, name: string) => (isField(name) ? FIELDS[name](source) : typed));
