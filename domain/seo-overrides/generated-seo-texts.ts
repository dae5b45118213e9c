import { z } from "zod";
import type { TermsRow } from "#domain/prices/terms.ts";
import { escapeXml } from "#domain/seo/crawlers/xml-text.ts";
import { fitDescription, fitTitle } from "#domain/seo/heads/fit-text.ts";
import { trimText } from "#domain/trim-text.ts";

const textOf = (maxCharacters: number) => z.string().overwrite(trimText).min(1).max(maxCharacters);

/**
 * Generated SEO texts (product.md#generated-texts): `seo_text` is HTML, `keywords` are comma-separated. The length limits are the same as in the
 * form.
 */
export const seoTextsSchema = z.object({
  meta_title: textOf(300),
  meta_description: textOf(1000),
  h1: textOf(300),
  seo_text: textOf(50_000),
  keywords: textOf(1000),
});
export type SeoTexts = z.output<typeof seoTextsSchema>;

/** A section of a page's text: sentences, or rows of label and value. */
export interface BriefSection {
  title: string | null;
  sentences: readonly string[];
  rows?: Pick<TermsRow, "label" | "value">[];
}

/** The facts on a page, from the catalogue only, as input for generated texts. */
export interface PageBrief {
  /** The heading: "Noleggio Auto di Lusso a Milano". */
  heading: string;
  /** Sentences for the description, the most important first. */
  sentences: readonly string[];
  keywords: readonly string[];
  sections: readonly BriefSection[];
}

/**
 * Builds SEO texts from a brief without a language model (product.md#generated-texts). Title and description have the length that search engines
 * show.
 */
export function briefToSeoTexts({ heading, sentences, keywords, sections }: PageBrief, siteName: string): SeoTexts {
  const [first = heading, ...further] = sentences;
  return {
    meta_title: fitTitle(heading, siteName),
    meta_description: fitDescription(first, ...further),
    h1: heading,
    seo_text: sections.map(sectionHtml).join("\n"),
    keywords: [...new Set(keywords)].join(", "),
  };
}

/** Returns a brief as plain lines, as input for a language model. */
export function briefLines({ sections }: PageBrief): string[] {
  return sections.flatMap(({ title, sentences, rows = [] }) => [
    ...sentences,
    ...rows.map(({ label, value }) => `${title ?? ""} ${label}: ${value}`.trim()),
  ]);
}

function sectionHtml({ title, sentences, rows = [] }: BriefSection): string {
  return [
    title ? `<h2>${escapeXml(title)}</h2>` : "",
    sentences.length > 0 ? `<p>${escapeXml(sentences.join(" "))}</p>` : "",
    rows.length > 0
      ? `<ul>${rows.map(({ label, value }) => `<li>${escapeXml(`${label}: ${value}`)}</li>`).join("")}</ul>`
      : "",
  ].join("");
}
