import { immediateBookingSentence } from "#domain/bookings/request/request-hold.ts";
import { isEurope } from "#domain/company/company-words.ts";
import { messages } from "#domain/messages.it.ts";
import { hoursClause, supportTitle } from "#domain/opening-hours/opening-hours-words.ts";
import { ADVERTISED_POINTS, type AdvertisedPointKey, type SiteConfiguration } from "#domain/site-configuration.ts";

export interface AdvertisedPointWords {
  title: string;
  text: string;
}

/** Returns the points of the benefits strip that the company advertises, in their order (product.md#advertised-points). `countries` are those served. */
export function listAdvertisedPoints(
  site: SiteConfiguration,
  countries: readonly string[],
): (AdvertisedPointWords & { key: AdvertisedPointKey })[] {
  return ADVERTISED_POINTS.flatMap((key) => {
    const words = advertisedPointWords(site, key, countries);
    return words ? [{ key, ...words }] : [];
  });
}

/** Returns the sentence "Il modello che scegli è quello che ricevi" or the company's own, without a full stop; null if it promises nothing. */
export function modelPromise({ advertisedPoints: { model } }: Pick<SiteConfiguration, "advertisedPoints">) {
  if (!model.isShown) return null;
  return model.text?.replace(/\.$/, "") ?? messages.banner.promise;
}

/** Returns the words on support; null if the company does not advertise it. `text` overrides the built-in text. */
export function supportWords(site: SiteConfiguration, text?: string): AdvertisedPointWords | null {
  const words = advertisedPointWords(site, "support", []);
  return words && { title: words.title, text: site.advertisedPoints.support.text ?? text ?? words.text };
}

function advertisedPointWords(
  site: SiteConfiguration,
  key: AdvertisedPointKey,
  countries: readonly string[],
): AdvertisedPointWords | null {
  const { isShown, title, text } = site.advertisedPoints[key];
  if (!isShown) return null;
  const builtIn = BUILT_IN_WORDS[key](site, countries);
  if (title && text) return { title, text };
  return builtIn && { title: title ?? builtIn.title, text: text ?? builtIn.text };
}

/** The words of each point for a company that set none; null while there is nothing to say. */
const BUILT_IN_WORDS: Readonly<
  Record<AdvertisedPointKey, (site: SiteConfiguration, countries: readonly string[]) => AdvertisedPointWords | null>
> = {
  booking: (site) => ({ title: "Prenotazione immediata", text: immediateBookingSentence(site) }),
  model: () => ({ title: "Modello garantito", text: `${messages.banner.promise}.` }),
  coverage: (site, countries) => {
    const [only] = countries;
    if (!only) return null;
    const where = countries.length === 1 ? only : `${countries.length} Paesi`;
    return {
      title: isEurope(site) && countries.length > 1 ? "Copertura europea" : "Dove vuoi tu",
      text: `In ${where}, con la stessa cura.`,
    };
  },
  support: ({ hours: { phone } }) => ({
    title: supportTitle(phone),
    text: `Una persona risponde${hoursClause(phone, ", ")}.`,
  }),
};
