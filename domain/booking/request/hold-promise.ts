import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Figures = Pick<SiteConfiguration, "firstHoldHours" | "holdHours" | "replyWithinHours">;

/** "1 ora", "24 ore". */
const hours = (count: number) => (count === 1 ? "1 ora" : `${count} ore`);

/** For how long a request holds its car, the same wherever it is said (product.md#request-holds). */
export function holdPromise(site: Figures): string {
  const first = hours(Math.min(site.firstHoldHours, site.holdHours));
  return `L'auto è tenuta per te da subito per ${first}, e per ${hours(site.holdHours)} dalla richiesta quando apri il link della mail che ti inviamo.`;
}

/** What of "Prenotazione immediata" is immediate and what takes its time: the hold and the answer. */
export const immediacy = (site: Pick<Figures, "replyWithinHours">): string =>
  `Subito l'auto è tenuta per te; entro ${hours(site.replyWithinHours)} la nostra conferma.`;
