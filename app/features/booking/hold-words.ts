import { fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { civilNow, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

export const OPENING_BUTTON = "Confermo la richiesta";
export const OPENING_PENDING = "Confermo…";

type Held = Pick<RenterBooking["booking"], "status" | "holdExpiresAt" | "linkOpenedAt" | "createdAt" | "pickup">;

/** What the renter of a waiting request reads about its hold, and where the mail lies whose link makes it longer, when that is to be said; null for one that waits no more (product.md#request-holds). */
export function holdSentence(booking: Held, email: string | null, site: SiteConfiguration): string | null {
  const { status, holdExpiresAt, linkOpenedAt, pickup } = booking;
  if (status !== "requested" || !holdExpiresAt) return null;
  const until = momentWords(holdExpiresAt, pickup.timeZone);
  const full = fullHoldEnds(booking.createdAt, site);
  const held = `Fino a ${until}, l'auto non va a nessun altro.`;
  if (linkOpenedAt || holdExpiresAt >= full || email === null) return held;
  return `${held} Apri il collegamento nell'e-mail che ti abbiamo inviato a ${email}: la teniamo fino a ${momentWords(full, pickup.timeZone)}.`;
}

/** What stands over the button of the mail's link. */
export const openingSentence = (heldUntil: string): string =>
  `Hai aperto il collegamento nell'e-mail: conferma che la richiesta è tua e teniamo l'auto per te fino a ${heldUntil}.`;

/** What stands in the form's place once it went by itself. */
export const openedSentence = (heldUntil: string): string => `Grazie: teniamo l'auto per te fino a ${heldUntil}.`;

/** "domenica 22 novembre 2026, ore 10:00", to which confirming the link would hold the car. */
export const confirmedHoldWords = ({ createdAt, pickup }: Held, site: SiteConfiguration): string =>
  momentWords(fullHoldEnds(createdAt, site), pickup.timeZone);

function momentWords(instant: Date, timeZone: string): string {
  const { date, time } = civilNow(instant, timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}
