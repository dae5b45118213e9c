import { findHourlyRates, summariseJetTypes } from "#domain/jets/jet-fleet.ts";
import { listDepartureCities, toJetCityEntries, toJetEntries } from "#domain/jets/jet-pages.ts";
import type { ParsedJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import type { JetHubPageData } from "#domain/pages/jet-pages.ts";
import { jetHubHead } from "#domain/seo/heads/jet-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listJetRoutes } from "#server/repositories/jet-routes/jet-routes.ts";
import { listJets } from "#server/repositories/jets/jets.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readQuoteEstimate } from "#server/services/jets/internal/read-quote-estimate.ts";

/** /private-jet-charter (product.md#jet-pages): the quote form with its values, its estimate, and the fleet. */
export async function readJetHub(
  ctx: AppContext,
  quoteQuery: ParsedJetQuoteForm,
  words: Words,
): Promise<JetHubPageData> {
  const [all, cities, routes, quote, override] = await Promise.all([
    listJets(ctx.db, {}, "price", words.language),
    listActiveCities(ctx.db),
    listJetRoutes(ctx.db, undefined, words.language),
    readQuoteEstimate(ctx, quoteQuery, words),
    findOverride(ctx.db, { kind: "jet_hub" }, words.language),
  ]);
  const fleet = all.filter((jet) => jet.available);
  const entries = toJetCityEntries(fleet, cities, routes);
  const names = entries.map(({ name }) => name);
  const rates = findHourlyRates(fleet);
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    year: ctx.clock().getUTCFullYear(),
    jets: fleet.length,
    fromRate: rates?.lowest.rate ?? 0,
  };
  return {
    quote,
    departures: listDepartureCities(names),
    cities: entries,
    types: summariseJetTypes(fleet),
    jets: toJetEntries(fleet, cities),
    rates,
    head: applyOverride(
      jetHubHead(words, { ...catalogueFacts, rates }, names, !quote.isExample || quote.draft.jet !== ""),
      override,
    ),
  };
}
