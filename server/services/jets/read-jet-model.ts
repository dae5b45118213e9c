import { adaptRoutesToJet } from "#domain/jet-routes/jet-route.ts";
import { toJetTypeSlug } from "#domain/jets/jet.ts";
import { findSimilarJets, listServedCities } from "#domain/jets/jet-fleet.ts";
import { findCanonicalCity, listDepartureCities, toJetEntries } from "#domain/jets/jet-pages.ts";
import { createEmptyDraft, type JetQuoteDraft } from "#domain/jets/jet-quote-draft.ts";
import type { JetModelPageData } from "#domain/pages/jet-pages.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { jetModelHead } from "#domain/seo/heads/jet-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/cities/cities.ts";
import { listJetRoutes } from "#server/repositories/jet-routes/jet-routes.ts";
import { findJetBySlug, listJets } from "#server/repositories/jets/jets.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";

/**
 * Returns the content of /private-jet-charter/{city}/{jetType}/{model} (product.md#jet-pages). Throws "not-found" if there is no jet of this type
 * with this slug that serves the city.
 */
export async function readJetModel(
  ctx: AppContext,
  input: { city: string; type: string; model: string; draft?: JetQuoteDraft },
  words: Words,
): Promise<JetModelPageData> {
  const [city, jet] = await Promise.all([
    findCityBySlug(ctx.db, input.city),
    findJetBySlug(ctx.db, input.model, words.language),
  ]);
  if (!city || !jet || toJetTypeSlug(jet.type) !== input.type || !jet.cities.includes(city.name)) {
    throw new ServiceError("not-found", textReference("refusals", "noSuchJetHere"));
  }
  const jetType = toJetTypeSlug(jet.type);
  const [all, cities, routes, override] = await Promise.all([
    listJets(ctx.db, {}, "price", words.language),
    listActiveCities(ctx.db),
    listJetRoutes(ctx.db, undefined, words.language),
    findOverride(ctx.db, { kind: "jet_model", city: city.slug, jetType, model: jet.slug }, words.language),
  ]);
  const catalogueFacts = { site: ctx.site, siteUrl: ctx.env.siteUrl, year: ctx.clock().getUTCFullYear() };
  const { draft = createEmptyDraft() } = input;
  const [first = { from: "", to: "", date: "" }, ...further] = draft.legs;
  const home = findCanonicalCity(
    jet,
    cities.filter(({ hasPage }) => hasPage),
  );
  const others = cities.filter(({ name, slug }) => jet.cities.includes(name) && slug !== city.slug);
  return {
    jet,
    city,
    otherCities: others.map(({ name, slug }) => ({ name, slug })),
    routes: adaptRoutesToJet(jet, routes).filter(({ origin }) => origin === city.name),
    similar: toJetEntries(findSimilarJets(jet, city.name, all), cities, city.name),
    draft: { ...draft, legs: [{ ...first, from: first.from || city.name }, ...further], jet: jet.slug },
    departures: listDepartureCities(listServedCities(all.filter((other) => other.available))),
    today: toCivilMoment(ctx.clock(), ctx.site.timeZone).date,
    head: applyOverride(jetModelHead(words, catalogueFacts, jet, city, home), override),
  };
}
