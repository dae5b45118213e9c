import { hourlyRatesOf, summariseTypes } from "#domain/jets/fleet.ts";
import { departureCities, jetCityEntries, jetEntries } from "#domain/jets/jet-pages.ts";
import type { AskedQuote } from "#domain/jets/quote-draft.ts";
import type { JetHubPageData } from "#domain/pages/jet-pages.ts";
import { jetHubHead } from "#domain/seo/heads/jet-heads.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listJetRoutes } from "#server/repositories/catalogue/jet-routes.ts";
import { listJets } from "#server/repositories/catalogue/jets.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { readQuoteEstimate } from "#server/services/jets/internal/read-quote.ts";

/** /private-jet-charter (product.md#jet-pages): the quote form as it is asked for, its estimate, and the fleet. */
export async function readJetHub(ctx: AppContext, asked: AskedQuote): Promise<JetHubPageData> {
  const [all, cities, routes, quote, override] = await Promise.all([
    listJets(ctx.db),
    listActiveCities(ctx.db),
    listJetRoutes(ctx.db),
    readQuoteEstimate(ctx, asked),
    findOverride(ctx.db, { kind: "jet_hub" }),
  ]);
  const fleet = all.filter((jet) => jet.available);
  const entries = jetCityEntries(fleet, cities, routes);
  const names = entries.map(({ name }) => name);
  const rates = hourlyRatesOf(fleet);
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    year: ctx.clock().getUTCFullYear(),
    jets: fleet.length,
    fromRate: rates?.lowest.rate ?? 0,
  };
  return {
    quote,
    departures: departureCities(names),
    cities: entries,
    types: summariseTypes(fleet),
    jets: jetEntries(fleet, cities),
    rates,
    head: applyOverride(
      jetHubHead({ ...catalogueFacts, rates }, names, !quote.isExample || quote.draft.jet !== ""),
      override,
    ),
  };
}
