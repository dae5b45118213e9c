import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The values of a rental, as texts. */
export interface RentalTemplateValues {
  vehicle: string;
  pickup: string;
  return: string;
  total: string;
}

/** The data that fills a template's placeholders. */
export interface TemplateSource {
  name: string;
  /** E-mail and phone may be missing if staff entered a booking during a phone call. */
  email: string | null;
  phone: string | null;
  reference: string;
  /** What the conversation is about: "Jet privato", "Noleggio". */
  subject: string;
  rows: readonly { label: string; value: string }[];
  /** The rental of a booking; null for an enquiry. */
  rental: RentalTemplateValues | null;
  /** Name of the author. */
  author: string;
  site: Pick<SiteConfiguration, "name" | "phone">;
}

const RENTAL_VALUES = {
  vettura: ({ vehicle }) => vehicle,
  ritiro: ({ pickup }) => pickup,
  riconsegna: (rental) => rental.return,
  totale: ({ total }) => total,
} as const satisfies Record<string, (rental: RentalTemplateValues) => string>;

const isRentalPlaceholder = (name: string): name is keyof typeof RENTAL_VALUES => Object.hasOwn(RENTAL_VALUES, name);

const COMMON_VALUES = {
  nome: ({ name }) => name,
  email: ({ email }) => email ?? "",
  telefono: ({ phone }) => phone ?? "",
  codice: ({ reference }) => reference,
  richiesta: ({ subject }) => subject,
  dettagli: ({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`).join("\n"),
  firma: ({ author }) => author,
  casa: ({ site }) => site.name,
  telefono_casa: ({ site }) => site.phone,
} as const satisfies Record<string, (source: TemplateSource) => string>;

const isCommonPlaceholder = (name: string): name is keyof typeof COMMON_VALUES => Object.hasOwn(COMMON_VALUES, name);

/** Every placeholder that a template may contain, in braces (product.md#answer-templates). */
export const TEMPLATE_PLACEHOLDERS: readonly string[] = [...Object.keys(COMMON_VALUES), ...Object.keys(RENTAL_VALUES)];

const PLACEHOLDER_PATTERN = /\{([^{}\n]*)\}/g;

const placeholdersOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER_PATTERN)].map(([, name = ""]) => name);

/** Returns the first unknown placeholder of a text, as typed, or null. */
export const findUnknownPlaceholder = (text: string): string | null =>
  placeholdersOf(text).find((name) => !isCommonPlaceholder(name) && !isRentalPlaceholder(name)) ?? null;

/** Whether a template has placeholders that only a booking fills. Such a template is not offered in an enquiry. */
export const isRentalTemplate = (body: string): boolean => placeholdersOf(body).some(isRentalPlaceholder);

/** Replaces every placeholder of a template. Inserted values are not searched for placeholders. */
export const fillTemplate = (body: string, source: TemplateSource): string =>
  body.replace(PLACEHOLDER_PATTERN, (typed, name: string) => {
    if (isCommonPlaceholder(name)) return COMMON_VALUES[name](source);
    if (isRentalPlaceholder(name) && source.rental) return RENTAL_VALUES[name](source.rental);
    return typed;
  });
