import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import type { JetType } from "#domain/jets/jet.ts";
import type { HourlyRates } from "#domain/jets/jet-fleet.ts";
import type { NumberRange } from "#domain/jets/leg-estimate.ts";
import { formatEuro } from "#domain/money.ts";
import { formatAndList } from "#domain/seo/heads/enumerate.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

/** The id of the quote form's result: the estimate, or why there is none. */
export const ESTIMATE_ID = "stima";

/** Title of the error summary of a trip. */
export const TRIP_PROBLEMS_TITLE = "Ricontrolla il viaggio: nulla di ciò che hai scritto è andato perso.";

/** Says how long before a flight to request it, and when the company replies. */
export const quoteNotice = (promise: ReplyPromise): string =>
  `Con 48–72 ore di anticipo, possibile anche in 24\u00a0ore. Il preventivo arriva entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}.`;

/** Returns "Milano – Nizza": a leg or a popular route. */
export const legTitle = ({ from, to }: { from: string; to: string }): string => `${from} – ${to}`;

/** Text above an estimate of several legs. */
export const legCount = ({ legs }: { legs: number }): string => `${legs} tratte`;

/** Label of a further leg in the form, which the visitor can open. */
export const legSummary = ({ number }: { number: number }): string => `${number}ª tratta`;

/** The legend of the fields of a further leg, for screen readers. */
export const legLegend = ({ number }: { number: number }): string => `Tratta ${number}`;

/** Returns "domenica 22 novembre 2026, verso le 10:00"; without a time only the date. */
export const legDateTime = ({ day, time }: { day: string; time: string | undefined }): string =>
  time ? `${day}, verso le ${time}` : day;

/** Text below the legs of a request. */
export const passengersAndJet = ({ passengers, jet }: { passengers: string; jet: string | undefined }): string =>
  jet === undefined ? passengers : `${passengers}, con ${jet}`;

export const flightFacts = ({ distance, duration }: { distance: string; duration: string }): string =>
  `${distance}, ${duration} di volo`;

/** The tax of a leg; it is the same for each passenger. */
export const taxLabel = ({ passengers, each }: { passengers: number; each: string }): string =>
  `Imposta aerotaxi, ${passengers}\u00a0×\u00a0${each}`;

/** Text above the sums of a trip of several legs. */
export const tripTotalCaption = (aircraft: number): string =>
  aircraft === 1 ? "Il viaggio intero, con un solo jet" : `Il viaggio intero, con ${aircraft} jet`;

/** Why a price is higher than its hours: the popular route has a list price (product.md#jets-estimate). */
const LIST_PRICE_NOTE = "Dove le ore costerebbero meno, vale il prezzo di listino della tratta.";

/** Why the estimate includes several jets. */
export const severalAircraftNote = (passengers: number, aircraft: number): string =>
  `Nessun jet ha ${passengers} posti: la stima è di ${aircraft} jet dello stesso tipo, che volano insieme. Il preventivo può unire due jet diversi.`;

/** Says what the estimate includes and excludes. */
export const estimateBasisNote = ({ atListPrice }: { atListPrice: boolean }): string =>
  [
    "Ore di volo alla tariffa del jet, almeno una per tratta.",
    ...(atListPrice ? [LIST_PRICE_NOTE] : []),
    "Non sono compresi, perché dipendono dalla data, il posizionamento del jet e i servizi di terra: li trovi nel preventivo, prima di ogni impegno.",
  ].join(" ");

export const jetTotalLabel = ({ jet }: { jet: string }): string => `${jet}, imposta compresa`;

/** Why the estimate is not for the requested jet. */
export const unsuitableJetNote = ({ jet }: { jet: string }): string =>
  `${jet} non ha i posti o l'autonomia per questo viaggio: la stima è degli altri jet.`;

/** The note on a leg with an unknown place. */
export const noEstimateNote = ({ from, to }: { from: string; to: string }): string =>
  `Per ${from} – ${to} non abbiamo una stima immediata. La prepariamo per te: invia la richiesta e la trovi nel preventivo.`;

/** Text above the cars that can be requested together with the flight. */
export const arrivalCarsNote = ({ city, days }: { city: string; days: string }): string =>
  `A ${city}, ${days}. Si conferma insieme al volo.`;

export const perDayText = ({ rate }: { rate: string }): string => `${rate} al giorno`;

/** Each jet type in the plural, with the article that its sound requires. */
const ALL_OF_TYPE_LABELS: Readonly<Record<JetType, string>> = {
  "Light Jet": "i Light Jet",
  "Midsize Jet": "i Midsize Jet",
  "Heavy Jet": "gli Heavy Jet",
  "Ultra Long Range": "gli Ultra Long Range",
};

/** Texts of the jet pages, besides the exact ones of product.md#jet-pages. */
export const JET_PAGE_WORDS = {
  /** The hub without a jet. */
  noJets: "La flotta è in preparazione",
  noJetsHint: "I primi jet arrivano presto. Per un volo da organizzare prima, scrivici.",
  /** The hub's first sentence: how many jets, and the hourly rates. */
  fleetSummary: (jets: number, { lowest, highest }: HourlyRates) =>
    lowest.rate === highest.rate
      ? `${aircraftCountText(jets)}, a ${formatEuro(lowest.rate)} l'ora.`
      : `${aircraftCountText(jets)}, da ${formatEuro(lowest.rate)} a ${formatEuro(highest.rate)} all'ora.`,
  /** Says what happens after the form is sent. */
  replyPromise: (promise: ReplyPromise) =>
    `Scrivi la tratta: la stima è immediata, il preventivo arriva entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise, "in-sentence")}.`,
  /** Text beside the title of the fleet: which jets are drawn below. */
  drawnToScale: (models: readonly string[]) => `Uno per tipo, nella stessa scala: ${formatAndList(models)}.`,
  exampleNote: "Per esempio, in quattro persone",
  seeTypeFrom: (type: JetType, city: string) => `Vedi ${ALL_OF_TYPE_LABELS[type]} da ${city}`,
  /** Text below the routes on a jet's page. */
  routesFlown: "La stima con questo jet, imposta aerotaxi esclusa.",
  routesFrom: (city: string) => `Le tratte da ${city}`,
  seeJet: "Vedi il jet",
  seeJetOf: (title: string) => `Vedi il jet: ${title}`,
  jetsOf: (city: string) => `Vedi i jet da ${city}`,
  jetsIn: ({ city }: { city: string }) => `Jet privati a ${city}`,
  allJetsIn: ({ city }: { city: string }) => `I jet di ${city}`,
  otherTypesIn: ({ city }: { city: string }) => `Altri jet a ${city}`,
  otherJetsOfType: ({ type }: { type: JetType }) => `Altri ${type}`,
  nearbyCities: ({ cities }: { cities: string }) => `Si parte da vicino: ${cities}.`,
  carsOnLanding: "All'atterraggio, un'auto ti aspetta:",
  carsIn: ({ city }: { city: string }) => `noleggio auto di lusso a ${city}`,
  /** Text below a city of the hub. */
  fleetOfCity: ({ jets, rate }: { jets: number; rate: string }) => `${jetCountText(jets)}, da ${rate} all'ora`,
  /** Number of jets and lowest rate on the city's own page. */
  jetsFromRate: ({ jets, rate }: { jets: number; rate: string }) => `${jets} jet, da ${rate} all'ora`,
  fromRate: ({ rate }: { rate: string }) => `da ${rate} all'ora`,
  routeInShort: ({ destination, duration, price }: { destination: string; duration: string; price: string }) =>
    `${destination} in ${duration}, da\u00a0${price}`,
  seats: ({ count }: { count: number }) => `${count} posti`,
  jetsAndSeats: ({ jets, seats }: { jets: number; seats: string }) => `${jetCountText(jets)}, ${seats} posti`,
  seatsAndRange: ({ seats, range }: { seats: string; range: string }) => `${seats} posti, fino a ${range}`,
  seatsRangeAndRate: ({ seats, range, rate }: { seats: string; range: string; rate: string }) =>
    `${seats} posti, fino a ${range}, da ${rate} all'ora`,
  upTo: ({ passengers }: { passengers: string }) => `Fino a ${passengers}`,
  speed: ({ kilometres }: { kilometres: string }) => `${kilometres}/h`,
  metres: ({ figure }: { figure: string }) => `${figure} m`,
  /** Text below a jet's name: "Heavy Jet, Milano Linate". */
  typeAndPlace: ({ type, place }: { type: JetType; place: string }) => `${type}, ${place}`,
  fromTheSide: ({ jet }: { jet: string }) => `${jet}, di fianco`,
  picturesOf: ({ jet }: { jet: string }) => `Immagini di ${jet}`,
  illustrationOf: ({ city }: { city: string }) => `${city}, illustrazione`,
};

const aircraftCountText = (count: number) => (count === 1 ? "Un velivolo" : `${count} velivoli`);

const jetCountText = (jets: number) => (jets === 1 ? "Un jet" : `${jets} jet`);

/** Returns "€ 3.200", or "€ 3.200 – 3.800": the currency appears once. */
export function centsSpanLabel({ low, high }: NumberRange): string {
  return low === high ? formatEuro(low) : `${formatEuro(low)} – ${formatEuro(high).replace(/^€\s/, "")}`;
}

/** Returns "7", or "7 – 8". */
export function countSpanLabel({ low, high }: NumberRange): string {
  return low === high ? String(low) : `${low} – ${high}`;
}
