import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { messages } from "#domain/messages.it.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

/** Texts of the club's page. */
export const CLUB_WORDS = {
  next: "Il prossimo appuntamento",
  /** Text below the club's name. */
  nextEvent: ({ title, day }: { title: string; day: string }): SentenceParts<"day"> => [
    `${title}, `,
    { element: "day", text: day },
  ],
  /** The first lines of the page. */
  heritage: ({ since }: { since: number | null }) =>
    `${since === null ? "Accompagniamo" : `${messages.advantages.heritage(since)} accompagniamo`} chi ama guidare. Alcuni, col tempo, hanno chiesto di farlo insieme: la Community VIP è nata così, attorno a un tavolo e a un mazzo di chiavi.`,
  /** An option of the request form. */
  eventOnDay: ({ title, day }: { title: string; day: string }) => `${title}, ${day}`,
  /** A testimonial. */
  quoted: ({ words }: { words: string }) => `«${words}»`,
  /** Above the testimonials if all are invented. */
  allInvented: "Persone e nomi sono di fantasia.",
  /** Beside an invented person if others are real. */
  inventedPerson: ({ place }: { place: string }) =>
    place === "" ? "Persona di fantasia" : `${place}, persona di fantasia`,
  upcoming: "I prossimi eventi",
  upcomingAside: "I posti si assegnano nell'ordine delle richieste accolte.",
  askForPlace: "Chiedi un posto",
  askForPlaceAt: (event: string) => `Chiedi un posto: ${event}`,
  write: "Scrivici",
  writeAbout: (event: string) => `Scrivici: ${event}`,
  past: "La stagione passata",
  pastAside: "Per chi c'era, e per chi vuole farsi un'idea.",
  /** Shown while no season is announced. */
  pastOnly: "Le prossime date arrivano prima ai membri.",
  admission: (promise: ReplyPromise) =>
    `Ai membri apriamo per primi le novità della flotta e riserviamo gli appuntamenti che non stanno in nessun calendario pubblico. Si entra su richiesta, dopo un colloquio; a ogni domanda rispondiamo entro\u00a0${promisedHours(ITALIAN_REPLY_PROMISE, promise).replaceAll(" ", "\u00a0")}.`,
  callBack: (promise: ReplyPromise) =>
    `Ti richiamiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)} e fissiamo un colloquio.`,
};

/** Returns how many places are left, or why there are none. */
export function eventStateText({
  state,
  remaining,
  places,
}: Pick<ClubEventState, "state" | "remaining" | "places">): string {
  switch (state) {
    case "past":
      return messages.club.past;
    case "cancelled":
      return "Annullato";
    case "planned":
      return "Richieste presto aperte";
    case "full":
      return "Al completo";
    case "open":
      if (remaining === places) return "Richieste aperte";
      return remaining === 1 ? "Resta 1 posto" : `Restano ${remaining} posti`;
  }
}

/** The four benefits of the club (product.md#club). */
export const CLUB_BENEFITS = [
  {
    title: "Eventi privati",
    text: "Circuiti chiusi, ville, rimesse che di solito non aprono. Pochi posti, una lista di nomi e nessun fotografo.",
  },
  {
    title: "Gastronomia",
    text: "Tavoli unici in cucine stellate, cantine con il produttore. Si arriva guidando, si torna con l'autista.",
  },
  {
    title: "Esperienze uniche",
    text: "Una strada, una vettura, una persona che la conosce: itinerari scritti per i membri e per nessun altro.",
  },
  {
    title: "Privilegi",
    text: "Sconti fino al 30%, passaggio gratuito alla categoria superiore, anteprime riservate e punti fedeltà a ogni noleggio.",
  },
] as const;
