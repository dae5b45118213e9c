import { isEurope } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { joinNames } from "./faq.ts";

/** Returns the four questions of the club page (product.md#club): joining, cost, guests, places. `countries` are those served today. */
export const buildClubFaqs = (site: SiteConfiguration, countries: readonly string[]): readonly Faq[] => [
  {
    question: "Come si diventa membro?",
    answer: `Con il modulo di questa pagina. Rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)} e ti proponiamo un colloquio: ogni richiesta viene valutata, perché agli eventi i posti sono pochi e ci si conosce.`,
  },
  {
    question: "Quanto costa?",
    answer:
      "La quota dipende dal piano, da Gold a Platinum. Te la diciamo prima del colloquio, con ciò che ogni piano comprende; la richiesta non ti impegna.",
  },
  {
    question: "Posso portare un ospite?",
    answer: "Sì, un ospite per membro. Per alcuni eventi l'ospite paga un supplemento, indicato nell'invito.",
  },
  {
    question: "Dove si tengono gli eventi?",
    answer: `Nelle città ${isEurope(site) ? "europee " : ""}in cui operiamo${countries.length > 0 ? `, in ${joinNames(countries)}` : ""}: circuiti, tavole, strade che valgono il viaggio.`,
  },
];
