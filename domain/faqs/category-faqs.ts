import type { CategorySlug } from "#domain/categories.ts";
import { countriesLabel } from "#domain/company/company-region.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { SummaryTotals } from "#domain/vehicles/vehicle-summary.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { joinNames } from "./faq.ts";

/** Ranges of conditions and rates for a category and for the whole fleet. Terms are null without cars. */
export interface FleetTerms {
  category: TermsRange | null;
  fleet: TermsRange | null;
  /** Range of daily rates; both 0 without available cars. */
  categoryRates: RateRange;
  fleetRates: RateRange;
}

type RateRange = Pick<SummaryTotals, "lowestRate" | "highestRate">;

/** The company's usual range of daily rates. If rates of the fleet lie outside, the range is widened. */
const COMPANY_RATES = { lowestRate: 40_000, highestRate: 150_000 } satisfies RateRange;

/** Further facts that the answers state. */
export interface FaqPromises {
  site: ReplyPromise & Pick<SiteConfiguration, "rentalRules" | "offers">;
  /** Names of the countries that are served today. */
  countries: readonly string[];
}

/**
 * Returns about four questions per category and one on its price (product.md#questions). Prices, deposit, licence and age come from the category's
 * current cars, so that answers never contradict a car's page. Reply promise and countries are current too.
 */
export const buildCategoryFaqs = (category: CategorySlug, terms: FleetTerms, promises: FaqPromises): readonly Faq[] => [
  ...FAQS[category]({ ...termsWords(terms, promises), ...promiseWords(promises) }),
];

interface TermsWords {
  /** Sentences on the daily price. */
  price: string;
  deposit: string;
  /** "la patente da almeno 3 anni" */
  licence: string;
  /** A sentence on the minimum age. */
  age: string;
}

interface PromiseWords {
  /** "entro 2 ore" */
  within: string;
  /** Where the car may be driven: one or two sentences. */
  borders: string;
  /** Whether the car may be driven on a track, and where one can be. */
  track: string;
}

const FAQS: Readonly<Record<CategorySlug, (words: TermsWords & PromiseWords) => Faq[]>> = {
  sportive: ({ price, deposit, licence, age, track }) => [
    {
      question: "Quanti anni servono per guidare una sportiva?",
      answer: `Occorre ${licence}. ${age}`,
    },
    { question: "Quanto costa al giorno una sportiva?", answer: price },
    { question: "Quanto è il deposito cauzionale di una sportiva?", answer: deposit },
    {
      question: "Riceverò proprio il modello che ho scelto?",
      answer:
        "Sì. La prenotazione riserva un esemplare preciso di quel modello per tutte le tue date, e nessun altro può prenotarlo. Al ritiro non esiste «o similare».",
    },
    {
      question: "Posso usarla in circuito?",
      answer: track,
    },
  ],
  cabrio: ({ price, deposit, licence, age, within }) => [
    {
      question: "Quanto bagaglio resta a capote aperta?",
      answer:
        "Il volume del baule è nella scheda di ogni cabrio. A capote aperta diminuisce: per una settimana in due conviene prevedere borse morbide. Se hai bagagli rigidi scrivilo nelle note e ti diciamo subito se entrano.",
    },
    {
      question: "E se il tempo è brutto?",
      answer: `Ogni nostra cabrio ha una capote pensata per viaggiare in autostrada con la pioggia. L'auto resta quella che hai scelto; se preferisci cambiare le date, rispondiamo ${within}.`,
    },
    { question: "Quanto costa al giorno una cabrio?", answer: price },
    { question: "Quanto è il deposito cauzionale di una cabrio?", answer: deposit },
    {
      question: "Chi può guidare?",
      answer: `Chi ha ${licence}. ${age}`,
    },
  ],
  suv: ({ price, deposit, licence, age, borders }) => [
    {
      question: "Posso attraversare i confini?",
      answer: borders,
    },
    {
      question: "Come funzionano i chilometri inclusi?",
      answer:
        "Ogni SUV ha i suoi chilometri al giorno, che si sommano su tutto il noleggio: puoi farne molti in una tappa e pochi nella successiva. Anche il prezzo del chilometro ulteriore è scritto prima della richiesta.",
    },
    { question: "Quanto costa al giorno un SUV?", answer: price },
    { question: "Quanto è il deposito cauzionale di un SUV?", answer: deposit },
    {
      question: "Quale patente serve?",
      answer: `Basta la patente B: serve ${licence}. ${age}`,
    },
  ],
  berline: ({ price, deposit, licence, age, within }) => [
    {
      question: "Potete consegnare la berlina in aeroporto o in ufficio?",
      answer:
        "Sì. Nella città che scegli la consegna è gratuita: in albergo, a casa o in ufficio. Un aeroporto fuori città può avere un supplemento, che vedi prima di chiedere. Nella richiesta indichi indirizzo, punto d'incontro e volo.",
    },
    {
      question: "È possibile avere un autista?",
      answer: `Sì, il servizio con autista privato si aggiunge a ogni berlina. Chiedilo nelle note: ricevi il prezzo ${within}, prima di confermare.`,
    },
    { question: "Quanto costa al giorno una berlina?", answer: price },
    { question: "Quanto è il deposito cauzionale di una berlina?", answer: deposit },
    {
      question: "Quali requisiti deve avere chi guida?",
      answer: `Serve ${licence}. ${age}`,
    },
  ],
  van: ({ price, deposit, licence, age }) => [
    {
      question: "Serve una patente speciale?",
      answer: `No: per i nostri van basta la patente B. Serve ${licence}. ${age}`,
    },
    {
      question: "Quante persone e quante valigie porta?",
      answer:
        "I posti e il volume del bagagliaio sono nella scheda di ogni van. Se viaggi al completo con bagagli grandi, dillo nelle note: verifichiamo la disposizione dei sedili prima della consegna.",
    },
    {
      question: "Fornite i seggiolini per i bambini?",
      answer:
        "Sì, montati alla consegna. Indica nelle note quanti sono i bambini, l'età e l'altezza: li prepariamo noi.",
    },
    { question: "Quanto costa al giorno un van?", answer: price },
    { question: "Quanto è il deposito cauzionale di un van?", answer: deposit },
  ],
};

function promiseWords({ site, countries }: FaqPromises): PromiseWords {
  return {
    within: `entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}`,
    borders: `${bordersWords(countries)} ${ELSEWHERE}`,
    track: `No: l'assicurazione completa copre l'uso su strada.${site.offers.club ? TRACK_EVENTS : ""}`,
  };
}

const TRACK_EVENTS = " Per guidare in pista ci sono gli eventi della Community VIP, con vetture e istruttori dedicati.";

const ELSEWHERE = "Per altri Paesi indica l'itinerario nelle note della richiesta: ti rispondiamo prima di confermare.";

function bordersWords(countries: readonly string[]): string {
  if (countries.length === 0) return "Dipende dall'itinerario.";
  if (countries.length === 1) return `Operiamo in ${countries[0]}.`;
  return `Sì, nei ${countriesLabel(ITALIAN_COMPANY, countries.length)} in cui operiamo: ${joinNames(countries)}.`;
}

function termsWords(terms: FleetTerms, { site }: FaqPromises): TermsWords {
  const { category, fleet } = terms;
  const price = priceWords(terms);
  const range = category ?? fleet;
  if (!range) return { price, deposit: ON_EACH_PAGE, licence: "la patente", age: ON_EACH_PAGE };
  const { lowest, highest } = range;
  return {
    price,
    deposit: `${depositWords(range, fleet ?? range)} La cifra esatta è accanto al prezzo di ogni auto, insieme alla franchigia: è ${site.rentalRules.depositHeld}.`,
    licence:
      lowest.minimumLicenceYears === highest.minimumLicenceYears
        ? `la patente da almeno ${lowest.minimumLicenceYears} anni`
        : `la patente da ${lowest.minimumLicenceYears} a ${highest.minimumLicenceYears} anni, secondo la vettura`,
    age:
      lowest.minimumAge === highest.minimumAge
        ? `L'età minima è di ${lowest.minimumAge} anni compiuti il giorno del ritiro.`
        : `L'età minima è di ${lowest.minimumAge} anni compiuti il giorno del ritiro, ${highest.minimumAge} per alcune vetture: è scritta nelle condizioni di ciascuna, prima della richiesta.`,
  };
}

const ON_EACH_PAGE = "È scritto accanto al prezzo di ogni auto, prima della richiesta.";

/** States the category's current rates and the company's range of rates; no figure while no car has one. */
function priceWords({ categoryRates: categoryOnly, fleetRates: fleet }: FleetTerms): string {
  if (fleet.lowestRate === 0) return "Il prezzo per le tue date è accanto a ogni auto, prima della richiesta.";
  const highest = Math.max(COMPANY_RATES.highestRate, fleet.highestRate);
  const lowest = Math.min(COMPANY_RATES.lowestRate, fleet.lowestRate);
  const all = `Tutte le nostre tariffe stanno tra ${euros(lowest)} e ${euros(highest)} euro al giorno; il totale per le tue date è accanto a ogni auto, prima della richiesta.`;
  if (categoryOnly.lowestRate === 0) return all;
  const span =
    categoryOnly.lowestRate === categoryOnly.highestRate
      ? `${euros(categoryOnly.lowestRate)} euro`
      : `Da ${euros(categoryOnly.lowestRate)} a ${euros(categoryOnly.highestRate)} euro, secondo la vettura`;
  return `${span}, con assicurazione completa e consegna in città comprese. ${all}`;
}

/** States the category's deposit, and the fleet's if it differs. */
function depositWords(category: TermsRange, fleet: TermsRange): string {
  const [categoryOnly, all] = [depositSpan(category), depositSpan(fleet)];
  return categoryOnly === all
    ? `Il deposito è ${categoryOnly}, secondo la vettura.`
    : `Il deposito è ${categoryOnly}; in tutta la flotta è ${all}, secondo la vettura.`;
}

function depositSpan({ lowest, highest }: TermsRange): string {
  if (lowest.deposit === highest.deposit) return `di ${euros(lowest.deposit)} euro`;
  return `tra ${euros(lowest.deposit)} e ${euros(highest.deposit)} euro`;
}

/** Formats "3.000" without the currency sign, which the sentence adds. */
const euros = (cents: Cents) => formatEuro(cents).replace(/^€\s/, "");
