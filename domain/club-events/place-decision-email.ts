import type { ClubEvent } from "#domain/club-events/club-event.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";

/** Staff's decision on a request for an event. */
export type PlaceDecision = "accepted" | "declined";

type EmailEvent = Pick<ClubEvent, "title" | "heldOn" | "place">;

interface PlaceDecisionFacts {
  /** Name of the sender of the request. */
  name: string;
  places: number;
  event: EmailEvent;
}

/** Returns the default mail for a decision, which staff may edit before sending. */
export function placeDecisionEmail(decision: PlaceDecision, { name, places, event }: PlaceDecisionFacts): string {
  return [`Gentile ${name},`, ...BODIES[decision](eventWords(event), places)].join("\n\n");
}

const BODIES: Readonly<Record<PlaceDecision, (event: string, places: number) => string[]>> = {
  accepted: (event, places) => [
    places === 2
      ? `ti aspettiamo: i due posti, il tuo e quello del tuo ospite, per ${event} sono confermati.`
      : `ti aspettiamo: il tuo posto per ${event} è confermato.`,
    "Qualche giorno prima ti scriveremo l'orario e come arrivare. Se non potessi venire, diccelo: c'è chi aspetta.",
  ],
  declined: (event) => [
    `grazie per la tua richiesta. Questa volta non riusciamo a riservarti un posto per ${event}.`,
    "Se un posto si libera ti scriviamo subito; del prossimo appuntamento saprai fra i primi.",
  ],
};

const eventWords = ({ title, heldOn, place }: EmailEvent): string =>
  `«${title}» di ${formatItalianLong(heldOn)}, ${place}`;
