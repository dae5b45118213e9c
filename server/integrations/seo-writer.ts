import type { CurrentTexts } from "#domain/forms/seo-overrides/seo-generation.ts";
import type { PageBrief, SeoTexts } from "#domain/seo-overrides/generated-seo-texts.ts";

export interface SeoWriterInput {
  /** What the catalogue knows about the page. */
  brief: PageBrief;
  /** What the entry's form holds already. */
  current: CurrentTexts;
  /** Whose page it is. */
  siteName: string;
}

/** Writes the texts of a page (product.md#generated-texts). */
export interface SeoWriter {
  /** The answer and the screen say which of the two wrote. */
  readonly writtenBy: "model" | "templates";
  /** Rejects with ServiceError "unavailable", and the model's own short reason, when it gave no texts. */
  write(writing: SeoWriterInput): Promise<SeoTexts>;
}
