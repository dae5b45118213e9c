import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";

/** A text of the seed in the four foreign languages; a language may be missing where the page may be missing in it. */
export type SeedTranslation = Readonly<Partial<Record<ForeignLanguage, string>>>;
