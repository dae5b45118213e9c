import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { legalTextBodySchema } from "#domain/forms/legal-texts/legal-text.ts";
import { LEGAL_PAGES } from "#domain/legal/legal-texts.ts";

const sections = z.array(z.object({ title: z.string(), text: z.string() }));

const apiLegalTextSchema = z.object({
  page: z.enum(LEGAL_PAGES),
  sections_before: sections,
  sections_after: sections,
  /** Own texts by the name of the generated paragraph that they replace. */
  paragraphs: z.record(z.string(), z.string()),
  version: z.int(),
  updated_at: z.string().nullable(),
});
export type ApiLegalText = z.infer<typeof apiLegalTextSchema>;

export const legalTextEndpoints = {
  "GET /api/legal_texts": {
    summary: "I testi propri delle pagine legali, per pagina",
    answer: z.array(apiLegalTextSchema),
    list: true,
  },
  "PUT /api/legal_texts/:page": {
    summary: "Cambia le sezioni proprie e i paragrafi sostituiti di una pagina legale",
    body: legalTextBodySchema,
    row: null,
    answer: apiLegalTextSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
