import { z } from "zod";
import { contactFields } from "#domain/forms/bookings/booking-request.ts";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { jetDetailsSchema } from "#domain/forms/jets/jet-trip.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { freeText, requiredText } from "#domain/forms/text-fields.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";

const NOT_AN_OBJECT = fieldMessage("formMessages", "detailsNotAnObject");

const sender = { ...contactFields, message: freeText.optional(), language: languageField.optional() };

/** Optional details of a club request: the event, and one guest at most. */
const clubDetailsSchema = z.object(
  {
    /** The event's slug. */
    event: requiredText(fieldMessage("formMessages", "event"), 120).optional(),
    /** 1 for the member alone, 2 with a guest. */
    places: z.literal([1, 2], fieldMessage("formMessages", "places")).optional(),
  },
  NOT_AN_OBJECT,
);

/** Details of an experience request: which one, when, and the car to combine it with. */
export const experienceDetailsSchema = z.object(
  {
    /** The experience's slug. */
    experience: requiredText(fieldMessage("formMessages", "experience"), 120).optional(),
    /** The first day. */
    date: z
      .string(fieldMessage("formMessages", "experienceDate"))
      .refine(isDateSince2000, fieldMessage("formMessages", "experienceDate"))
      .optional(),
    /** The slug of the car from whose page the experience was requested. */
    vehicle: requiredText(fieldMessage("formMessages", "chosenCar"), 120).optional(),
  },
  NOT_AN_OBJECT,
);

const contactDetailsSchema = z.object(
  { subject: requiredText(fieldMessage("formMessages", "subject"), 120).optional() },
  NOT_AN_OBJECT,
);

/** The body of POST /api/enquiries (product.md#enquiries), shared by every form. It knows neither the time nor the catalogue. */
export const enquirySchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("club"), ...sender, details: clubDetailsSchema.optional() }),
    z.object({ kind: z.literal("jet"), ...sender, details: jetDetailsSchema }),
    z.object({ kind: z.literal("contact"), ...sender, details: contactDetailsSchema.optional() }),
    z.object({ kind: z.literal("experience"), ...sender, details: experienceDetailsSchema.optional() }),
  ],
  {
    error: (issue) => (issue.code === "invalid_union" ? fieldMessage("formMessages", "enquiryKind") : undefined),
  },
);
export type EnquiryRequest = z.infer<typeof enquirySchema>;
