import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import type { OverdueKind } from "#domain/booking/overdue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { spanOf } from "#domain/enquiries/reply-promise.ts";

/** What is late, as a heading says it. */
export const OVERDUE_TITLES: Record<OverdueKind, string> = {
  return: "Rientro non registrato",
  pickup: "Ritiro non avvenuto",
  handover: "Verbale mancante",
};

/** "da 2 h 10 min". */
export function lateFor(since: string, now: Date): string {
  const late = now.getTime() - Date.parse(since);
  return late < MINUTE_MS ? "da meno di un minuto" : `da ${spanOf(late)}`;
}

/** Why a booking is in danger, after the word. */
const notBack = (reference: string): string => `${reference} non è rientrata`;

/** "In pericolo: VL-7K3MQD non è rientrata". */
export const endangeredBy = (reference: string): string => `In pericolo: ${notBack(reference)}`;

/** What the staff should know and do about something late. */
export const OVERDUE_ADVICE: Record<OverdueKind, string> = {
  return: "L'auto resta impegnata finché il rientro non è registrato.",
  pickup: "Chiama il cliente: se non viene, segnalo come non presentato e l'auto torna libera.",
  handover: "Manca il verbale: registralo finché si ricorda lo stato dell'auto.",
};

/** `moment` as it stands inside a sentence: "alle 10:12", "il 10 dic alle 10:12". */
export const endangersSentence = (reference: string, moment: string): string =>
  `Mette in pericolo ${reference}, con ritiro ${moment}.`;

/** `moment` as above. */
export const expectedSentence = (moment: string): string => `Rientro atteso ${moment}.`;

/** `moment` as above. */
export const readySentence = (reference: string, moment: string): string =>
  `L'auto di ${reference} è pronta al più presto ${moment}.`;

/** The link that calls a renter, and its name for who hears it. */
export const callWords = ({ phone, name }: { phone: string; name: string }) => ({
  text: `Chiama ${phone}`,
  label: `Chiama ${name}, ${phone}`,
});

export const returnDayLabel = ({ city }: { city: string }): string => `Giorno, a ${city}`;

/** What cannot wait about a booking: its mark, and, where there is room, which it is. */
export const ATTENTION_WORDS = {
  overdue: (kind: OverdueKind): SentenceParts<"detail"> => [
    "In ritardo",
    { element: "detail", text: `: ${OVERDUE_TITLES[kind].toLowerCase()}` },
  ],
  endangered: (reference: string): SentenceParts<"detail"> => [
    "In pericolo",
    { element: "detail", text: `: ${notBack(reference)}` },
  ],
};
