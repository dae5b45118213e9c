import type { JetType } from "#domain/catalogue/jet.ts";
import { spokenHours } from "#domain/hours.ts";
import type { HourlyRates } from "#domain/jets/fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { enumerated } from "#domain/seo/heads/listed.ts";

/** All of a type, with their article: it follows the sound of the name. */
const ALL_OF_TYPE: Readonly<Record<JetType, string>> = {
  "Light Jet": "i Light Jet",
  "Midsize Jet": "i Midsize Jet",
  "Heavy Jet": "gli Heavy Jet",
  "Ultra Long Range": "gli Ultra Long Range",
};

/** What the pages of the jets say beside the exact words of product.md#jet-pages. */
export const jetPageWords = {
  /** The hub's first sentence: how many there are, and what an hour costs. */
  fleet: (jets: number, { lowest, highest }: HourlyRates) =>
    lowest.rate === highest.rate
      ? `${jetsLabel(jets)}, a ${formatEuro(lowest.rate)} l'ora.`
      : `${jetsLabel(jets)}, da ${formatEuro(lowest.rate)} a ${formatEuro(highest.rate)} all'ora.`,
  /** What happens with the form below it. */
  answer: (hours: number) =>
    `Scrivi la tratta: la stima è immediata, il preventivo arriva entro ${spokenHours(hours)}.`,
  /** Beside the title of the fleet: who is drawn below. */
  drawnToScale: (models: readonly string[]) => `Uno per tipo, nella stessa scala: ${enumerated(models)}.`,
  example: "Per esempio, in quattro persone",
  seeTypeFrom: (type: JetType, city: string) => `Vedi ${ALL_OF_TYPE[type]} da ${city}`,
  /** Under the routes on the page of one jet. */
  routesFlown: "La stima con questo jet, imposta aerotaxi esclusa.",
  routesFrom: (city: string) => `Le tratte da ${city}`,
  seeJet: "Vedi il jet",
  seeJetOf: (title: string) => `Vedi il jet: ${title}`,
  jetsOf: (city: string) => `Vedi i jet da ${city}`,
  jetsIn: ({ city }: { city: string }) => `Jet privati a ${city}`,
  allOf: ({ city }: { city: string }) => `I jet di ${city}`,
  otherTypesIn: ({ city }: { city: string }) => `Altri jet a ${city}`,
  othersOf: ({ type }: { type: JetType }) => `Altri ${type}`,
  nearbyCities: ({ cities }: { cities: string }) => `Si parte da vicino: ${cities}.`,
  carsOnLanding: "All'atterraggio, un'auto ti aspetta:",
  carsIn: ({ city }: { city: string }) => `noleggio auto di lusso a ${city}`,
  /** Under a city of the hub. */
  fleetOfCity: ({ jets, rate }: { jets: number; rate: string }) => `${countOf(jets)}, da ${rate} all'ora`,
  /** The same on its own page. */
  jetsFromRate: ({ jets, rate }: { jets: number; rate: string }) => `${jets} jet, da ${rate} all'ora`,
  fromRate: ({ rate }: { rate: string }) => `da ${rate} all'ora`,
  routeInShort: ({ destination, duration, price }: { destination: string; duration: string; price: string }) =>
    `${destination} in ${duration}, da\u00a0${price}`,
  seats: ({ count }: { count: number }) => `${count} posti`,
  jetsAndSeats: ({ jets, seats }: { jets: number; seats: string }) => `${countOf(jets)}, ${seats} posti`,
  seatsAndRange: ({ seats, range }: { seats: string; range: string }) => `${seats} posti, fino a ${range}`,
  seatsRangeAndRate: ({ seats, range, rate }: { seats: string; range: string; rate: string }) =>
    `${seats} posti, fino a ${range}, da ${rate} all'ora`,
  upTo: ({ passengers }: { passengers: string }) => `Fino a ${passengers}`,
  speed: ({ kilometres }: { kilometres: string }) => `${kilometres}/h`,
  metres: ({ figure }: { figure: string }) => `${figure} m`,
  /** Under a jet's name: "Heavy Jet, Milano Linate". */
  typeAndPlace: ({ type, place }: { type: JetType; place: string }) => `${type}, ${place}`,
  fromTheSide: ({ jet }: { jet: string }) => `${jet}, di fianco`,
  picturesOf: ({ jet }: { jet: string }) => `Immagini di ${jet}`,
  illustrationOf: ({ city }: { city: string }) => `${city}, illustrazione`,
};

const jetsLabel = (count: number) => (count === 1 ? "Un velivolo" : `${count} velivoli`);

const countOf = (jets: number) => (jets === 1 ? "Un jet" : `${jets} jet`);
