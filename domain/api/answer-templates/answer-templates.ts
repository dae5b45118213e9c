import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { answerTemplateChangesSchema, answerTemplateSchema } from "#domain/forms/answer-templates/answer-template.ts";
import { languageField } from "#domain/forms/language-field.ts";

const apiAnswerTemplateSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  language: languageField,
  ...revisionShape,
});
export type ApiAnswerTemplate = z.infer<typeof apiAnswerTemplateSchema>;

export const answerTemplateEndpoints = {
  "GET /api/answer_templates": {
    summary: "I modelli di risposta, per titolo",
    query: searchableTableQuery("id", "language").extend(dayRangeFilters("updated")),
    answer: z.array(apiAnswerTemplateSchema),
    list: true,
  },
  "POST /api/answer_templates": {
    summary: "Crea un modello di risposta; i campi stanno fra graffe, per esempio {nome}",
    body: answerTemplateSchema,
    answer: apiAnswerTemplateSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/answer_templates/:id": {
    summary: "Cambia un modello di risposta",
    body: answerTemplateChangesSchema,
    answer: apiAnswerTemplateSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/answer_templates/:id": { summary: "Elimina un modello di risposta", answer: null, refuses: [404] },
} as const satisfies Endpoints;
