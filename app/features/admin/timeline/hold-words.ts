import { endangeredBy as endangeredByWords } from "#app/features/admin/bookings/late/late-words.ts";
import type { TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { TRANSFER_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { type BookingStatus, statusLabel } from "#domain/booking/states.ts";
import { type CivilMoment, civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";

/** What fills a bar (states told by fill, not by hue). */
export type HoldFill = "requested" | "confirmed" | "active" | "completed" | "maintenance";

const FILLS: Partial<Record<BookingStatus, HoldFill>> = {
  requested: "requested",
  active: "active",
  completed: "completed",
};

export const holdFill = ({ booking }: TimelineHold): HoldFill =>
  booking ? (FILLS[booking.status] ?? "confirmed") : "maintenance";

/** What stands on the bar: the renter's surname, or what a block is for. */
export function holdTitle({ booking, note }: TimelineHold): string {
  if (!booking) return note ?? "Manutenzione";
  return booking.renter.split(" ").slice(1).join(" ") || booking.renter;
}

/** "Ada Prova, VL-7K3MQD, confermata, dal 10 dic alle 10:00 al 13 dic alle 10:00". */
export function timelineHoldSentence(hold: TimelineHold): string {
  const { booking, note } = hold;
  const what = booking
    ? `${booking.renter}, ${booking.reference}, ${statusLabel(booking.status).toLowerCase()}`
    : `Manutenzione${note ? `, ${note}` : ""}`;
  const words = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} alle ${time}`;
  const told = [holdTransfers(hold), holdAttention(hold)].filter(Boolean);
  const from = withArticle("dal", words(startOf(hold)));
  const to = withArticle("al", words(endOf(hold)));
  return [`${what}, ${from} ${to}`, ...told].join(". ");
}

/** "Parte alle 05:00 per la consegna. Torna in sede alle 14:00"; "" for a car that is handed over at its base. */
export function holdTransfers({ span, pickup, back, home, timeZone }: TimelineHold): string {
  const drives = [
    ...(pickup > span.from ? [TRANSFER_WORDS.out(civilNow(span.from, timeZone))] : []),
    ...(home > back ? [TRANSFER_WORDS.back(civilNow(home, timeZone))] : []),
  ];
  return drives.join(". ");
}

/** What about a hold cannot wait; "" where all is well. */
export function holdAttention({ late, endangeredBy }: Pick<TimelineHold, "late" | "endangeredBy">): string {
  if (late) return "In ritardo: non è rientrata";
  return endangeredBy ? endangeredByWords(endangeredBy) : "";
}

/** "10 dic 10:00 – 13 dic 10:00". */
export function holdDays(hold: TimelineHold): string {
  const words = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} ${time}`;
  return `${words(startOf(hold))} – ${words(endOf(hold))}`;
}

/** When the renter gets the car; the drive there is the company's own affair. */
const startOf = ({ booking, pickup, period, timeZone }: TimelineHold): CivilMoment =>
  booking ? civilNow(pickup, timeZone) : period.from;

/** When the renter is back; the turnaround after it is the company's own affair. */
const endOf = ({ booking, back, period, timeZone }: TimelineHold): CivilMoment =>
  booking ? civilNow(back, timeZone) : period.to;
