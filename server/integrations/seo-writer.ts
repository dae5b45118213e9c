import type { CurrentTexts } from "#domain/forms/seo-overrides/seo-generation.ts";
import type { PageBrief, SeoTexts } from "#domain/seo-overrides/generated-seo-texts.ts";

export interface SeoWriterInput {
  /** The facts of the catalogue about the page. */
  brief: PageBrief;
  /** The texts that are already in the form. */
  current: CurrentTexts;
  /** The company's name. */
  siteName: string;
  /** Whether the company charters jets (product.md#offers). */
  hasJets: boolean;
}

/** Writes the SEO texts of a page (product.md#generated-texts). */
export interface SeoWriter {
  /** Which writer this is; the API and the screen show it. */
  readonly writtenBy: "model" | "templates";
  /** Rejects with ServiceError "unavailable", with the model's short reason, if there are no texts. */
  write(writing: SeoWriterInput): Promise<SeoTexts>;
}
