import { hoursText } from "#domain/hours.ts";

/** Where what the quote form is answered with stands: the estimate, or what keeps it from being made. */
export const ANSWER_ID = "stima";

/** Over what is wrong with a trip. */
export const WRONG_TRIP = "Ricontrolla il viaggio: nulla di ciò che hai scritto è andato perso.";

/** How long before a flight to ask for it, and when the answer comes. */
export const quoteNotice = (replyHours: number): string =>
  `Con 48–72 ore di anticipo, possibile anche in 24\u00a0ore. Il preventivo arriva entro ${hoursText(replyHours)}.`;

/** "Milano – Nizza": a leg, or a popular route. */
export const legTitle = ({ from, to }: { from: string; to: string }): string => `${from} – ${to}`;

/** Over an estimate of several legs. */
export const legCount = ({ legs }: { legs: number }): string => `${legs} tratte`;

/** What opens a further leg in the form once it was asked for. */
export const legSummary = ({ number }: { number: number }): string => `${number}ª tratta`;

/** The same leg's group of fields, as it is read out. */
export const legLegend = ({ number }: { number: number }): string => `Tratta ${number}`;

/** "domenica 22 novembre 2026, verso le 10:00"; without a time, the day. */
export const legMoment = ({ day, time }: { day: string; time: string | undefined }): string =>
  time ? `${day}, verso le ${time}` : day;

/** Under the legs of a request. */
export const whoFlies = ({ passengers, jet }: { passengers: string; jet: string | undefined }): string =>
  jet === undefined ? passengers : `${passengers}, con ${jet}`;

export const flightFacts = ({ distance, duration }: { distance: string; duration: string }): string =>
  `${distance}, ${duration} di volo`;

/** The tax of a leg, for which each passenger pays the same. */
export const taxOf = ({ passengers, each }: { passengers: number; each: string }): string =>
  `Imposta aerotaxi, ${passengers}\u00a0×\u00a0${each}`;

/** Over the sums of a trip of several legs. */
export const wholeTripCaption = (aircraft: number): string =>
  aircraft === 1 ? "Il viaggio intero, con un solo jet" : `Il viaggio intero, con ${aircraft} jet`;

/** Why a price is more than its hours: the popular route has a price of its own (product.md#jets-estimate). */
const LIST_PRICE_HOLDS = "Dove le ore costerebbero meno, vale il prezzo di listino della tratta.";

/** Why an estimate is that of several jets. */
export const severalAircraft = (passengers: number, aircraft: number): string =>
  `Nessun jet ha ${passengers} posti: la stima è di ${aircraft} jet dello stesso tipo, che volano insieme. Il preventivo può unire due jet diversi.`;

/** What an estimate is made of, and what it leaves out. */
export const estimateBasis = ({ atListPrice }: { atListPrice: boolean }): string =>
  [
    "Ore di volo alla tariffa del jet, almeno una per tratta.",
    ...(atListPrice ? [LIST_PRICE_HOLDS] : []),
    "Non sono compresi, perché dipendono dalla data, il posizionamento del jet e i servizi di terra: li trovi nel preventivo, prima di ogni impegno.",
  ].join(" ");

export const totalOfJet = ({ jet }: { jet: string }): string => `${jet}, imposta compresa`;

/** Why the estimate is not of the jet that was asked for. */
export const unableJet = ({ jet }: { jet: string }): string =>
  `${jet} non ha i posti o l'autonomia per questo viaggio: la stima è degli altri jet.`;

/** Of a leg whose places are not known. */
export const noEstimate = ({ from, to }: { from: string; to: string }): string =>
  `Per ${from} – ${to} non abbiamo una stima immediata. La prepariamo per te: invia la richiesta e la trovi nel preventivo.`;

/** Over the cars one may ask for with the flight. */
export const arrivalCars = ({ city, days }: { city: string; days: string }): string =>
  `A ${city}, ${days}. Si conferma insieme al volo.`;

export const perDay = ({ rate }: { rate: string }): string => `${rate} al giorno`;
