import type { Fact } from "#app/features/brands/brand-facts.tsx";
import { BRAND_WORDS } from "#app/features/brands/brand-words.ts";
import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import { formatEuro } from "#domain/money.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import { enumerated, enumeratedOr } from "#domain/seo/heads/listed.ts";

interface BrandInCityFacts {
  brand: string;
  city: string;
  vehicles: number;
  lowestRate: number;
  highestRate: number;
  categories: readonly CategorySlug[];
  /** Null while none of them can be had. */
  terms: TermsRange | null;
  /** The cities from which the brand's cars are brought here, nearest first. */
  deliveredFrom: readonly string[];
  /** Where else the brand's cars stand. */
  otherCities: readonly string[];
}

/** What a renter asks of a brand in a city, in sentences: how many, for how much, on which terms, how they come, and from where else. */
export function brandInCitySentences(facts: BrandInCityFacts): string[] {
  const { brand, city, vehicles, categories, terms, deliveredFrom } = facts;
  if (vehicles === 0 || !terms) {
    const none = `Al momento ${elided("nessuna", brand)} con base a ${city} è disponibile`;
    return deliveredFrom.length > 0
      ? [`${none}: te ne consegniamo una, senza supplemento, da ${enumeratedOr(deliveredFrom)}.`]
      : [`${none}: scrivici le date e cerchiamo la più vicina.`];
  }
  const kinds = enumerated(categories.map((slug) => CATEGORIES[slug].shortLabel));
  const have = vehicles === 1 ? `A ${city} trovi ${elided("una", brand)}` : `A ${city} trovi ${vehicles} ${brand}`;
  return [
    `${have} (${kinds}), ${rates(facts)}. L'assicurazione completa e la consegna in città sono comprese, e il totale delle tue date compare prima che tu lasci un solo dato.`,
    `Chi guida ha la patente da almeno ${terms.lowest.minimumLicenceYears} anni. Alla fine del noleggio il deposito viene liberato.`,
    `La portiamo dove ti serve a ${city}: in albergo, in ufficio, in stazione o in aeroporto, di norma entro 24 ore dalla conferma. Alla consegna una persona ti mostra comandi e documenti.`,
    ...elsewhere(facts),
  ];
}

function rates({ lowestRate, highestRate }: BrandInCityFacts): string {
  return lowestRate === highestRate
    ? `a ${formatEuro(lowestRate)} al giorno`
    : `da ${formatEuro(lowestRate)} a ${formatEuro(highestRate)} al giorno`;
}

/** Deposit, kilometres and age, each at a glance. */
export function conditions({ lowest, highest }: TermsRange): Fact[] {
  const further = highest.minimumAge > lowest.minimumAge ? BRAND_WORDS.ageOfSome(highest.minimumAge) : undefined;
  return [
    { label: BRAND_WORDS.deposit, value: span(formatEuro(lowest.deposit), formatEuro(highest.deposit)) },
    {
      label: BRAND_WORDS.kilometres,
      value: span(`${lowest.includedKilometresPerDay}`, `${highest.includedKilometresPerDay}`),
    },
    { label: BRAND_WORDS.age, value: BRAND_WORDS.years(lowest.minimumAge), note: further },
  ];
}

/** "€ 3.000", or "€ 3.000 – € 9.000". */
const span = (least: string, most: string) => (least === most ? least : `${least} – ${most}`);

/** From where else one comes: brought here, or to be taken where it stands. */
function elsewhere({ brand, city, deliveredFrom, otherCities }: BrandInCityFacts): string[] {
  const farther = otherCities.filter((name) => !deliveredFrom.includes(name));
  return [
    ...(deliveredFrom.length > 0
      ? [
          `Se le tue date sono già prese, altre ${brand} ti vengono consegnate a ${city}, senza supplemento, da ${enumerated(deliveredFrom)}.`,
        ]
      : []),
    ...(farther.length > 0 ? [`Altre ${brand} sono a ${enumerated(farther)}, troppo lontano per una consegna.`] : []),
  ];
}

/** "Noleggiare un'Audi a Zurigo". */
export const rentingTitle = (brand: string, city: string): string => `Noleggiare ${elided("una", brand)} a ${city}`;

/** "una Ferrari", "un'Audi". */
const elided = (word: string, brand: string) =>
  /^[aeiou]/i.test(brand) ? `${word.slice(0, -1)}'${brand}` : `${word} ${brand}`;
