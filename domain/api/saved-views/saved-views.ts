import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { savedViewSchema } from "#domain/forms/saved-views/saved-view.ts";
import { LIST_NAMES } from "#domain/lists/list-names.ts";

/** A list view (filters and order) that the user saved under a name. */
const apiSavedViewSchema = z.object({
  id: z.string(),
  list: z.enum(LIST_NAMES),
  name: z.string(),
  query: z.string(),
  columns: z.array(z.string()).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ApiSavedView = z.infer<typeof apiSavedViewSchema>;

export const savedViewEndpoints = {
  "GET /api/saved_views": {
    summary: "Le proprie viste di un elenco, per nome",
    query: z.object({ list: z.string().meta({ description: `L'elenco: ${LIST_NAMES.join(", ")}` }) }),
    answer: z.array(apiSavedViewSchema),
    list: true,
  },
  "POST /api/saved_views": {
    summary: "Salva una vista; quella dello stesso nome cambia",
    body: savedViewSchema,
    answer: apiSavedViewSchema,
    status: 201,
    refuses: [409],
  },
  "DELETE /api/saved_views/:id": { summary: "Elimina una propria vista", answer: null, refuses: [404] },
} as const satisfies Endpoints;
