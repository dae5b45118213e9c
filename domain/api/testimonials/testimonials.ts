import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { newTestimonialSchema, testimonialChangesSchema } from "#domain/forms/testimonials/testimonial.ts";

const apiTestimonialSchema = z.object({
  id: z.string(),
  text: z.string(),
  name: z.string(),
  place: z.string(),
  is_invented: z.boolean(),
  position: z.int(),
  ...revisionShape,
});
export type ApiTestimonial = z.infer<typeof apiTestimonialSchema>;

export const testimonialEndpoints = {
  "GET /api/testimonials": {
    summary: "Le testimonianze della pagina del club, nell'ordine della pagina",
    answer: z.array(apiTestimonialSchema),
    list: true,
  },
  "POST /api/testimonials": {
    summary: "Crea una testimonianza",
    body: newTestimonialSchema,
    answer: apiTestimonialSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/testimonials/:id": {
    summary: "Modifica una testimonianza",
    body: testimonialChangesSchema,
    answer: apiTestimonialSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/testimonials/:id": { summary: "Elimina una testimonianza", answer: null, refuses: [404] },
} as const satisfies Endpoints;
