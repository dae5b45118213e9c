import { z } from "zod";
import { CLUB_EVENT_STATUSES, MAX_EVENT_PLACES } from "#domain/club-events/club-event.ts";
import { enquiryAnswerSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import { pictureUrlField, versionField } from "#domain/forms/row-fields.ts";
import { emptyText, requiredText } from "#domain/forms/text-fields.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";

const MAX_DESCRIPTION_CHARACTERS = 1000;
const DAY = "Indica il giorno.";
const PLACES = `Indica da 1 a ${MAX_EVENT_PLACES} posti.`;

/** A club event as an admin edits it (product.md#club). */
export const clubEventSchema = z.object({
  title: requiredText("Indica il titolo.", 80),
  description: requiredText("Scrivi il testo.", MAX_DESCRIPTION_CHARACTERS),
  place: requiredText("Indica il luogo.", 120),
  held_on: z.string(DAY).refine(isDateSince2000, DAY),
  places: z.int(PLACES).min(1, PLACES).max(MAX_EVENT_PLACES, PLACES),
  status: z.enum(CLUB_EVENT_STATUSES, "Lo stato può essere planned, open o cancelled."),
  image: pictureUrlField.or(emptyText).nullable(),
});

/** A new event defaults to "open", without a picture. */
export const newClubEventSchema = clubEventSchema.partial({ status: true, image: true });

/** Changes to an event. */
export const clubEventChangesSchema = clubEventSchema.partial().extend({ version: versionField.optional() });

/** Staff's decision on a request for an event, with the mail to its sender. */
export const clubPlaceSchema = enquiryAnswerSchema.extend({
  decision: z.enum(["accepted", "declined"], "La decisione può essere accepted o declined."),
});
