import { withRegion, withRegionName } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import { durationLabel } from "#domain/jets/duration-label.ts";
import type { Jet, JetType } from "#domain/jets/jet.ts";
import { formatKilometres, jetTitle, listServedCities, summariseJetTypes } from "#domain/jets/jet-fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { formatAndList } from "#domain/seo/heads/enumerate.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { BriefSection, PageBrief } from "./generated-seo-texts.ts";

/** Catalogue facts for a jet page; null for aspects that the page lacks. */
export interface JetFacts {
  city: string | null;
  type: JetType | null;
  /** The jet of a model page. */
  model: Jet | null;
  /** The available jets of the page. */
  jets: readonly Jet[];
  /** The routes from the page's city. */
  routes: readonly JetRoute[];
}

const ESTIMATED = "La stima per tratta è immediata.";
const TAX = "Il prezzo è del volo intero, con l'imposta erariale scritta a parte.";

/** Builds the brief of a jet page (product.md#generated-texts): departures, number of jets, hourly rate, popular routes. */
export function buildJetBrief(facts: JetFacts, site: SiteConfiguration): PageBrief {
  const { city, type, model, jets } = facts;
  const subject = model ? jetTitle(model) : (type ?? "Jet Privati");
  const heading = headingOf(subject, facts, site);
  const opening = openingText(facts, heading);
  const withPlace = (text: string) => (city ? `${text} ${city}` : withRegionName(ITALIAN_COMPANY, text, site));
  const answered = `Rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}.`;
  return {
    heading,
    sentences: [opening, ESTIMATED, answered],
    keywords: [
      withPlace(`noleggio ${subject.toLowerCase()}`),
      withPlace("jet privato"),
      withPlace("private jet charter"),
      "aerotaxi",
    ],
    sections: [
      { title: null, sentences: [opening, TAX] },
      ...modelSections(model),
      ...(model || jets.length === 0 ? [] : [typeSection(jets)]),
      ...routeSections(facts),
      { title: "Come si richiede", sentences: [ESTIMATED, answered] },
    ],
  };
}

function headingOf(subject: string, { city, model, type }: JetFacts, site: SiteConfiguration): string {
  const heading = `Noleggio ${subject}`;
  if (city) return `${heading} a ${city}`;
  return model || type ? heading : withRegion(ITALIAN_COMPANY, heading, site);
}

function openingText({ model, jets }: JetFacts, heading: string): string {
  if (model)
    return `${heading}: ${model.passengers} posti, ${formatKilometres(model.rangeKm)} di autonomia, ${formatEuro(model.hourlyRate)} all'ora.`;
  if (jets.length === 0) return `${heading}: si parte dalle città vicine.`;
  const fromRate = Math.min(...jets.map(({ hourlyRate }) => hourlyRate));
  return `${heading}: ${jets.length === 1 ? "un jet" : `${jets.length} jet`}, da ${formatEuro(fromRate)} all'ora.`;
}

function modelSections(model: Jet | null): BriefSection[] {
  if (!model) return [];
  const rows = [
    { label: "Passeggeri", value: String(model.passengers) },
    { label: "Autonomia", value: formatKilometres(model.rangeKm) },
    { label: "Velocità di crociera", value: `${model.cruiseSpeedKmh} km/h` },
    { label: "Bagaglio", value: `${model.maxBaggageKg} kg` },
    { label: "Equipaggio", value: String(model.crewSize) },
  ];
  return [{ title: "Il jet", sentences: model.description ? [model.description] : [], rows }];
}

function typeSection(jets: readonly Jet[]): BriefSection {
  return {
    title: "La flotta",
    sentences: [`Si parte da ${formatAndList(listServedCities(jets))}.`],
    rows: summariseJetTypes(jets).map(({ type, jets: count, fromRate }) => ({
      label: type,
      value: `${count === 1 ? "un jet" : `${count} jet`}, da ${formatEuro(fromRate)} all'ora`,
    })),
  };
}

function routeSections({ routes }: JetFacts): BriefSection[] {
  if (routes.length === 0) return [];
  const rows = routes.map(({ origin, destination, minutes, price }) => ({
    label: `${origin}–${destination}`,
    value: `${durationLabel(ITALIAN_FORMATS, minutes)}, da ${formatEuro(price)}`,
  }));
  return [{ title: "Le tratte più richieste", sentences: [], rows }];
}
