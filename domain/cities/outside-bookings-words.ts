import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShortWithYear } from "#domain/rental-period/italian-dates.ts";

interface OutsideHandover {
  reference: string;
  renter: string;
  end: "pickup" | "return";
  at: CivilMoment;
}

/** How many pickups and returns the question names. */
const MAX_NAMED_HANDOVERS = 12;

/** Asks staff to confirm hours of a city that leave out agreed pickups and returns. */
export function outsideBookingsQuestion(city: string, outside: readonly OutsideHandover[]): string {
  const named = outside.slice(0, MAX_NAMED_HANDOVERS).map(handoverText).join("; ");
  const further = outside.length - MAX_NAMED_HANDOVERS;
  const rest = further > 0 ? `; e ${further === 1 ? "un altro" : `altri ${further}`}` : "";
  const subject =
    outside.length === 1 ? "resta fuori un appuntamento già preso" : "restano fuori appuntamenti già presi";
  return `Con questi orari ${atPlace(city)} ${subject}: ${named}${rest}. Le prenotazioni non cambiano.`;
}

const handoverText = ({ reference, renter, end, at }: OutsideHandover): string =>
  `${end === "pickup" ? "ritiro" : "riconsegna"} di ${reference} di ${renter}, ${formatItalianShortWithYear(at.date)} alle ${at.time}`;
