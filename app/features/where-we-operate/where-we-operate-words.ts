import { formatEuro } from "#domain/money.ts";
import { formatCount } from "#domain/numbers.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Text below the title: the number of countries and cities. */
export const coverageSummary = ({ countries, cities }: { countries: number; cities: number }): string =>
  `${formatCount(countries, "Paese", "Paesi")}, ${cities} città. Dove non abbiamo una sede, la vettura te la portiamo noi.`;

/** Text beside a city without vehicles of its own; null for a city that is served on request only. */
export const supplyCityText = ({ city }: { city: string | null }): string => (city ? `da ${city}` : "su richiesta");

/** Returns the ways in which a vehicle is delivered, each with its price. */
export const buildDeliveryOptions = (site: SiteConfiguration) => [
  {
    title: "Consegna gratuita",
    text: `${freeDeliveryText(site.delivery)} Al ritorno veniamo a riprenderla dove sei.`,
  },
  {
    title: "Da una città vicina",
    text: "Dove non abbiamo vetture, la tua arriva da quella indicata accanto al nome: il viaggio fino a te non si paga.",
  },
  {
    title: "Riconsegna altrove",
    text: oneWayText(site),
  },
];

/** Says where delivery is free, and where it may have a supplement (product.md#delivery). */
function freeDeliveryText({ ratePerKilometre }: SiteConfiguration["delivery"]): string {
  return ratePerKilometre === 0
    ? "In aeroporto, in albergo, a casa o in ufficio, in ognuna di queste città."
    : "In albergo, a casa o in ufficio, in ognuna di queste città; per un aeroporto fuori città può esserci un supplemento, che vedi prima di chiedere.";
}

/** Says the price of a return in another city (product.md#one-way-return). */
function oneWayText({ oneWayRatePerKilometre: rate }: SiteConfiguration): string {
  const where = "Ritiri in una città e riconsegni in un'altra delle nostre, anche oltre confine";
  return rate === 0 ? `${where}, senza supplemento.` : `${where}: ${formatEuro(rate)} per chilometro fra le due.`;
}
