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
};

const jetsLabel = (count: number) => (count === 1 ? "Un velivolo" : `${count} velivoli`);
