import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";

const momentText = ({ date, time }: CivilMoment): string => `${formatItalianShort(date)} alle ${time}`;

// Not in booking-words.ts, which the panel's first screen loads.

/** Texts about the units that the renter of a booking had, one after the other (product.md#replacement-car). */
export const LEG_WORDS = {
  /** Opens the dialog that replaces the car. */
  replace: "Sostituisci l'auto",
  undo: "Annulla la sostituzione",
  undone: "Sostituzione annullata. La mail non è partita",
  /** Below the car that the renter has now. */
  bookedVehicle: ({ vehicle }: { vehicle: string }): string => `Prenotata: ${vehicle}`,
  /** In the list of bookings, after the booked car. */
  vehicleNow: ({ vehicle }: { vehicle: string }): string => `ora ${vehicle}`,
  /** "Dal 10 dic alle 10:00", and until when if the renter no longer has the unit. */
  period: ({ from, to }: { from: CivilMoment; to: CivilMoment | null }): string => {
    const since = withItalianArticle("Dal", momentText(from));
    return to ? `${since} ${withItalianArticle("al", momentText(to))}` : since;
  },
  replaced: ({ reason, place }: { reason: string; place: string }): string =>
    `Sostituita: ${reason.toLowerCase()}, ${place}`,
  /** The kilometres that one unit drove, and its fuel before and after. */
  driven: ({ kilometres, before, after }: { kilometres: string; before: number; after: number }): string =>
    `Percorsi ${kilometres}, livello da ${before}% a ${after}%`,
  includedLabel: "Inclusi",
  included: ({ kilometres }: { kilometres: string }): string => `${kilometres} in tutto, fra le auto del noleggio`,
};
