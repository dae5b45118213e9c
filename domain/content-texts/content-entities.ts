import type { Language } from "#domain/languages.ts";

/** The languages into which content is translated; Italian is the original. */
export type ForeignLanguage = Exclude<Language, "it">;
export const FOREIGN_LANGUAGES = ["en", "fr", "de", "es"] as const satisfies readonly ForeignLanguage[];

/**
 * The tables whose Italian texts are translated (product.md#content-texts), as the view content_sources lists them. "phrases" are short texts that many
 * rows repeat: highlights, colours, amenities.
 */
export const CONTENT_ENTITIES = [
  "vehicles",
  "brands",
  "cities",
  "jets",
  "jet_routes",
  "experiences",
  "articles",
  "club_events",
  "testimonials",
  "rate_rules",
  "extras",
  "protections",
  "mail_texts",
  "legal_texts",
  "site_settings",
  "phrases",
] as const;
export type ContentEntity = (typeof CONTENT_ENTITIES)[number];

/** The fields without which a page does not exist in a language (product.md#content-texts). */
export const REQUIRED_FIELDS = {
  cities: ["description"],
  experiences: ["name", "description", "includes"],
  articles: ["title", "excerpt", "body"],
  club_events: ["title", "description"],
} as const satisfies Partial<Record<ContentEntity, readonly string[]>>;

/** Texts that bind the company: while their translation is not approved for the present Italian text, the Italian original is shown instead. */
const BINDING_ENTITIES: readonly ContentEntity[] = ["legal_texts", "site_settings"];
const FREE_SETTINGS = /^(mark_line|heading_region|point_)/;

/** Whether a text binds the company: an owner's legal texts and rental facts, and the place of an event, but not headings and advertised points. */
export const isBindingText = (entity: ContentEntity, field: string): boolean =>
  (entity === "club_events" && field === "place") ||
  (BINDING_ENTITIES.includes(entity) && !(entity === "site_settings" && FREE_SETTINGS.test(field)));
