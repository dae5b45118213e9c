import { z } from "zod";
import { contactFields } from "#domain/forms/bookings/booking-request.ts";
import { jetDetailsSchema } from "#domain/forms/jets/jet-trip.ts";
import { freeText, requiredText } from "#domain/forms/text-fields.ts";
import { isCivilDate } from "#domain/rental-period/civil-time.ts";

const NOT_AN_OBJECT = "I dettagli devono essere un oggetto.";

const sender = { ...contactFields, message: freeText.optional() };

/** What a club request may name besides: the event, and one guest at most. */
const clubDetailsSchema = z.object(
  {
    /** An event, by slug. */
    event: requiredText("Scegli l'evento.", 120).optional(),
    /** The member, or the member and a guest. */
    places: z.literal([1, 2], "Indica uno o due posti: ogni membro può portare un ospite.").optional(),
  },
  NOT_AN_OBJECT,
);

/** The experience package: which, when, and the car it may be joined to. */
export const experienceDetailsSchema = z.object(
  {
    /** By slug. */
    experience: requiredText("Scegli l'esperienza.", 120).optional(),
    /** The day it begins. */
    date: z.string("Scegli la data.").refine(isCivilDate, "Scegli la data.").optional(),
    /** A car, by slug: the experience asked for from its page. */
    vehicle: requiredText("Scegli l'auto.", 120).optional(),
  },
  NOT_AN_OBJECT,
);

const contactDetailsSchema = z.object({ subject: requiredText("Indica l'argomento.", 120).optional() }, NOT_AN_OBJECT);

/** The body of POST /api/enquiries (product.md#enquiries), the same in every form that sends one. Knows no clock and no catalogue. */
export const enquirySchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("club"), ...sender, details: clubDetailsSchema.optional() }),
    z.object({ kind: z.literal("jet"), ...sender, details: jetDetailsSchema }),
    z.object({ kind: z.literal("contact"), ...sender, details: contactDetailsSchema.optional() }),
    z.object({ kind: z.literal("experience"), ...sender, details: experienceDetailsSchema.optional() }),
  ],
  {
    error: (issue) =>
      issue.code === "invalid_union" ? "Indica il tipo di richiesta: club, jet, contact o experience." : undefined,
  },
);
export type EnquiryRequest = z.infer<typeof enquirySchema>;
