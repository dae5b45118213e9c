import type { BrandFact } from "#app/features/brands/brand-facts.tsx";
import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { formatEuro } from "#domain/money.ts";
import { formatCount } from "#domain/numbers.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import { withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { formatAndList, formatOrList } from "#domain/seo/heads/enumerate.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

/** Texts of a brand's pages, with and without a city. */
export const BRAND_WORDS = {
  models: (count: number) => (count === 1 ? "Un modello" : "Modelli"),
  available: (count: number) => formatCount(count, "disponibile", "disponibili"),
  cities: (count: number) => (count === 1 ? "Una città" : "Città"),
  averageRate: "Prezzo medio al giorno",
  categories: (count: number) => (count === 1 ? "Categoria" : "Categorie"),
  carsIn: (city: string, count: number) => (count === 1 ? `Una vettura a ${city}` : `Vetture a ${city}`),
  seeCar: (name: string) => `${name}: date e prezzo`,
  /** The alternative text of an illustration. */
  interiorAlt: ({ title }: { title: string }) => `${title}, gli interni`,
  delivery: "Consegna",
  deliveredWithin: "Entro 24 ore",
  ourVehicles: (brand: string, count: number) => (count === 1 ? `La nostra ${brand}` : `Le nostre ${brand}`),
  basedIn: (city: string) => `Di casa a ${city}`,
  pricesByCity: "I prezzi per città",
  pricesIn: (city: string) => `I prezzi a ${city}`,
  lowestByCategory: (date: string) =>
    `Il prezzo più basso di ogni categoria ${withItalianArticle("al", date)}, assicurazione e consegna comprese.`,
  city: "Città",
  category: "Categoria",
  noVehicles: (brand: string) => `Nessuna ${brand}, per ora`,
  askForModel: (promise: ReplyPromise) =>
    `Scrivici quale modello cerchi: ti rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}.`,
  fullCollection: "Tutta la collezione",
  deliveredElsewhere: "Consegna altrove",
  deliveredElsewhereNote: "Senza supplemento, anche nelle città in cui non ne teniamo.",
  everyBrandInItsCities: (cities: number) =>
    cities === 1 ? "Le auto di ogni marchio, nella stessa città:" : "Le auto di ogni marchio, nelle stesse città:",
  everyBrandInItsCity: ({ city }: { city: string }): SentenceParts<"city"> => [
    `${BRAND_WORDS.everyBrandInItsCities(1)} `,
    { element: "city", text: city },
    ".",
  ],
  otherCities: (brand: string) => `${brand} in altre città:`,
  otherBrandsIn: (city: string) => `Gli altri marchi a ${city}:`,
  deposit: "Deposito cauzionale",
  kilometres: "Chilometri compresi al giorno",
  age: "Età minima di chi guida",
  years: (age: number) => `${age} anni`,
  higherAgeForSome: (age: number) => `${age} per alcune vetture`,
  everyBrand: "Di ogni marchio:",
  luxuryCarsIn: (city: string) => `le auto di lusso a ${city}`,
} as const;

interface BrandInCityFacts {
  brand: string;
  city: string;
  vehicles: number;
  lowestRate: number;
  highestRate: number;
  categories: readonly CategorySlug[];
  /** Null while none of the vehicles is available. */
  terms: TermsRange | null;
  /** The cities from which the brand's vehicles are delivered here, nearest first. */
  deliveredFrom: readonly string[];
  /** The other cities where the brand has vehicles. */
  otherCities: readonly string[];
}

/** Returns sentences about a brand in a city: how many vehicles, prices, terms, delivery, and other cities. */
export function brandInCitySentences(facts: BrandInCityFacts): string[] {
  const { brand, city, vehicles, categories, terms, deliveredFrom } = facts;
  if (vehicles === 0 || !terms) {
    const noneSentence = `Al momento ${withElidedArticle("nessuna", brand)} con base a ${city} è disponibile`;
    return deliveredFrom.length > 0
      ? [`${noneSentence}: te ne consegniamo una, senza supplemento, da ${formatOrList(deliveredFrom)}.`]
      : [`${noneSentence}: scrivici le date e cerchiamo la più vicina.`];
  }
  const categoryList = formatAndList(categories.map((slug) => CATEGORIES[slug].shortLabel));
  const countSentence =
    vehicles === 1 ? `A ${city} trovi ${withElidedArticle("una", brand)}` : `A ${city} trovi ${vehicles} ${brand}`;
  return [
    `${countSentence} (${categoryList}), ${rateRangeText(facts)}. L'assicurazione completa e la consegna in città sono comprese, e il totale delle tue date compare prima che tu lasci un solo dato.`,
    `Chi guida ha la patente da almeno ${terms.lowest.minimumLicenceYears} anni. Alla fine del noleggio il deposito viene liberato.`,
    `La portiamo dove ti serve a ${city}: in albergo, in ufficio, in stazione o in aeroporto, di norma entro 24 ore dalla conferma. Alla consegna una persona ti mostra comandi e documenti.`,
    ...otherCitySentences(facts),
  ];
}

function rateRangeText({ lowestRate, highestRate }: BrandInCityFacts): string {
  return lowestRate === highestRate
    ? `a ${formatEuro(lowestRate)} al giorno`
    : `da ${formatEuro(lowestRate)} a ${formatEuro(highestRate)} al giorno`;
}

/** Returns deposit, kilometres and minimum age as facts. */
export function rentalConditionFacts({ lowest, highest }: TermsRange): BrandFact[] {
  const higherAgeNote =
    highest.minimumAge > lowest.minimumAge ? BRAND_WORDS.higherAgeForSome(highest.minimumAge) : undefined;
  return [
    { label: BRAND_WORDS.deposit, value: rangeText(formatEuro(lowest.deposit), formatEuro(highest.deposit)) },
    {
      label: BRAND_WORDS.kilometres,
      value: rangeText(`${lowest.includedKilometresPerDay}`, `${highest.includedKilometresPerDay}`),
    },
    { label: BRAND_WORDS.age, value: BRAND_WORDS.years(lowest.minimumAge), note: higherAgeNote },
  ];
}

/** Returns "€ 3.000", or "€ 3.000 – € 9.000". */
const rangeText = (lowest: string, highest: string) => (lowest === highest ? lowest : `${lowest} – ${highest}`);

/** Says from which other cities a vehicle is delivered here, or where else it can be collected. */
function otherCitySentences({ brand, city, deliveredFrom, otherCities }: BrandInCityFacts): string[] {
  const undeliverableCities = otherCities.filter((name) => !deliveredFrom.includes(name));
  return [
    ...(deliveredFrom.length > 0
      ? [
          `Se le tue date sono già prese, altre ${brand} ti vengono consegnate a ${city}, senza supplemento, da ${formatAndList(deliveredFrom)}.`,
        ]
      : []),
    ...(undeliverableCities.length > 0
      ? [`Altre ${brand} sono a ${formatAndList(undeliverableCities)}, troppo lontano per una consegna.`]
      : []),
  ];
}

/** Returns "Noleggiare un'Audi a Zurigo". */
export const brandRentalTitle = (brand: string, city: string): string =>
  `Noleggiare ${withElidedArticle("una", brand)} a ${city}`;

/** Returns "una Ferrari", "un'Audi". */
const withElidedArticle = (word: string, brand: string) =>
  /^[aeiou]/i.test(brand) ? `${word.slice(0, -1)}'${brand}` : `${word} ${brand}`;
