import { experienceDetailsSchema } from "#domain/forms/enquiries/enquiry.ts";
import { jetDetailsSchema } from "#domain/forms/jets/jet-trip.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Enquiry } from "./enquiry.ts";

/** Returns the day a request is for: its first flight leg or the start of the experience. Null if it names none or its details were erased. */
export function requestedDayOf({ kind, details }: Pick<Enquiry, "kind" | "details">): CivilDate | null {
  if (kind === "jet") return jetDetailsSchema.safeParse(details).data?.legs[0]?.date ?? null;
  return (kind === "experience" && experienceDetailsSchema.safeParse(details).data?.date) || null;
}
