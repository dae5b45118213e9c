import { experienceDetailsSchema } from "#domain/forms/enquiries/enquiry.ts";
import { jetDetailsSchema } from "#domain/forms/jets/jet-trip.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Enquiry } from "./enquiry.ts";

/** The day a request is for: of its first leg, or on which the experience begins; null where it names none, or has been emptied since. */
export function requestedDayOf({ kind, details }: Pick<Enquiry, "kind" | "details">): CivilDate | null {
  if (kind === "jet") return jetDetailsSchema.safeParse(details).data?.legs[0]?.date ?? null;
  return (kind === "experience" && experienceDetailsSchema.safeParse(details).data?.date) || null;
}
