import { z } from "zod";
import { CALENDAR_FEED_KINDS } from "#domain/calendar-feeds/calendar-feed.ts";

const CHOOSE_A_UNIT = "Scegli l'unità.";

/** The body of POST /api/calendar_feeds: the content of the feed (product.md#calendar-feeds). */
export const calendarFeedSchema = z
  .object({
    kind: z.enum(CALENDAR_FEED_KINDS, "Un calendario può essere all, person o unit."),
    /** The unit's id, only for a feed of one unit. */
    unit_id: z.uuid(CHOOSE_A_UNIT).nullable().optional(),
  })
  .superRefine(({ kind, unit_id }, context) => {
    if (kind === "unit" && !unit_id) context.addIssue({ code: "custom", path: ["unit_id"], message: CHOOSE_A_UNIT });
    if (kind !== "unit" && unit_id)
      context.addIssue({
        code: "custom",
        path: ["unit_id"],
        message: "L'unità vale solo per il calendario di un'unità.",
      });
  });
