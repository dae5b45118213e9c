import { hoursText } from "#domain/hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Figures = Pick<SiteConfiguration, "firstHoldHours" | "holdHours" | "replyWithinHours">;

/** For how long a request holds its car, the same wherever it is said (product.md#request-holds). */
export function holdPromise(site: Figures): string {
  const first = hoursText(Math.min(site.firstHoldHours, site.holdHours));
  return `L'auto è tenuta per te da subito per ${first}, e per ${hoursText(site.holdHours)} dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.`;
}

/** What of "Prenotazione immediata" is immediate and what takes its time: the hold and the answer. */
export const immediacy = (site: Pick<Figures, "replyWithinHours">): string =>
  `L'auto è tenuta per te da subito; la conferma arriva entro ${hoursText(site.replyWithinHours)}.`;
