import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import { withRegion, withRegionName } from "#domain/company/company-region.ts";
import { formatEuro } from "#domain/money.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import { listTermsRangeRows, type TermsRange } from "#domain/prices/terms-range.ts";
import { formatAndList } from "#domain/seo/heads/enumerate.ts";
import { fromRateSentence, promiseSentence, stockText } from "#domain/seo/heads/head-parts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { sumSummaries, type VehicleSummary } from "#domain/vehicles/vehicle-summary.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { RENTAL_HEADS_IT } from "#domain/words/heads/rental-heads.it.ts";
import type { BriefSection, PageBrief } from "./generated-seo-texts.ts";

/** Generated texts are Italian. */
const ITALIAN_WORDS = { ...ITALIAN_COMPANY, rentalHeads: RENTAL_HEADS_IT };

/** Catalogue facts for a car page; null for aspects that the page lacks. */
export interface RentalPageFacts {
  city: string | null;
  brand: string | null;
  category: CategorySlug | null;
  /** The car of a model page. */
  model: Vehicle | null;
  /** Summaries of the page's cars. */
  summaries: readonly VehicleSummary[];
  /** The range of their conditions; null without cars. */
  terms: TermsRange | null;
}

const CLEAR_TERMS = "Le condizioni stanno accanto al prezzo, prima di lasciare i tuoi dati.";
const DELIVERED_SENTENCE = "La vettura arriva dalle città vicine, con consegna gratuita.";

/** Builds the brief of a car page (product.md#generated-texts): place, number of cars, lowest price, terms. */
export function buildRentalBrief(facts: RentalPageFacts, site: SiteConfiguration): PageBrief {
  const heading = headingOf(facts, site);
  const promise = promiseSentence(ITALIAN_WORDS, site);
  const total = sumSummaries(facts.summaries);
  return {
    heading,
    sentences: [openingText(facts, heading), fromRateSentence(ITALIAN_WORDS, total), RENTAL_HEADS_IT.included, promise],
    keywords: keywordsOf(facts, site),
    sections: [
      { title: null, sentences: [openingText(facts, heading), promise] },
      ...modelSections(facts.model),
      ...priceSections(facts),
      ...placeSections(facts),
    ],
  };
}

function headingOf({ city, brand, category, model }: RentalPageFacts, site: SiteConfiguration): string {
  const subject = model
    ? vehicleTitle(model)
    : (brand ?? (category ? `${CATEGORIES[category].shortLabel} di Lusso` : "Auto di Lusso"));
  return city ? `Noleggio ${subject} a ${city}` : withRegion(ITALIAN_WORDS, `Noleggio ${subject}`, site);
}

function openingText({ brand, model, summaries }: RentalPageFacts, heading: string): string {
  if (model) {
    const { power, seats, transmission } = model.specs;
    return `${heading}: ${power}, ${seats} posti${transmission && `, cambio ${transmission}`}.`;
  }
  const { vehicles } = sumSummaries(summaries);
  if (vehicles === 0) return `${heading}: consegna dalle città vicine.`;
  const makers = [...new Set(summaries.map((summary) => summary.brand))];
  const among = brand || makers.length === 0 ? "" : `, tra cui ${formatAndList(makers.slice(0, 3))}`;
  return `${heading}: ${stockText(ITALIAN_WORDS, vehicles)}${among}.`;
}

function keywordsOf({ city, brand, category, model }: RentalPageFacts, site: SiteConfiguration): string[] {
  const subject = model ? vehicleTitle(model) : brand;
  const kind = category ? `${CATEGORIES[category].shortLabel.toLowerCase()} di lusso` : "auto di lusso";
  const withPlace = (text: string) => (city ? `${text} ${city}` : withRegionName(ITALIAN_WORDS, text, site));
  return [
    withPlace(`noleggio ${subject ?? kind}`),
    `${subject ?? kind} a noleggio`,
    withPlace(kind),
    withPlace("luxury car rental"),
  ];
}

function modelSections(model: Vehicle | null): BriefSection[] {
  if (!model) return [];
  const { engine, power, acceleration, topSpeed, luggage, fuel } = model.specs;
  const rows = [
    { label: "Motore", value: engine },
    { label: "Potenza", value: power },
    { label: "Da 0 a 100 km/h", value: acceleration },
    { label: "Velocità massima", value: topSpeed },
    { label: "Bagagli", value: luggage },
    { label: "Alimentazione", value: fuel },
  ];
  return [{ title: "La vettura", sentences: [], rows: rows.filter(({ value }) => value) }];
}

function priceSections({ summaries, terms, model }: RentalPageFacts): BriefSection[] {
  const { vehicles, lowestRate, highestRate } = sumSummaries(summaries);
  if (vehicles === 0) return [{ title: "Come arriva", sentences: [DELIVERED_SENTENCE] }];
  const range =
    model || lowestRate === highestRate
      ? `La tariffa è di ${formatEuro(lowestRate)} al giorno.`
      : `Le tariffe vanno da ${formatEuro(lowestRate)} a ${formatEuro(highestRate)} al giorno.`;
  return [
    { title: "Quanto costa", sentences: [range, RENTAL_HEADS_IT.included] },
    ...(terms
      ? [{ title: "Le condizioni", sentences: [CLEAR_TERMS], rows: listTermsRangeRows(ITALIAN_PRICES, terms) }]
      : []),
  ];
}

function placeSections({ city, summaries }: RentalPageFacts): BriefSection[] {
  const places = [...new Set(summaries.map((summary) => summary.city))];
  if (city || places.length === 0) return [];
  return [{ title: "Dove si ritira", sentences: [`Le vetture ti aspettano a ${formatAndList(places)}.`] }];
}
