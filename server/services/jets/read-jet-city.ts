import { findNearestCities } from "#domain/cities/city.ts";
import { summariseJetTypes } from "#domain/jets/jet-fleet.ts";
import { toJetCityEntries, toJetEntries } from "#domain/jets/jet-pages.ts";
import type { JetCityPageData } from "#domain/pages/jet-pages.ts";
import { jetCityHead } from "#domain/seo/heads/jet-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/cities/cities.ts";
import { listJetRoutes } from "#server/repositories/jet-routes/jet-routes.ts";
import { listJets } from "#server/repositories/jets/jets.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { NO_SUCH_CITY_PAGE } from "#server/services/words/content-words.ts";

const MAX_NEAREST_JET_CITIES = 3;

/**
 * Returns the content of /private-jet-charter/{city}: types, popular routes and jets (product.md#jet-pages). Throws "not-found" for an unknown city.
 */
export async function readJetCity(ctx: AppContext, slug: string, words: Words): Promise<JetCityPageData> {
  const city = await findCityBySlug(ctx.db, slug);
  if (!city) throw new ServiceError("not-found", NO_SUCH_CITY_PAGE);
  const [all, cities, routes, override] = await Promise.all([
    listJets(ctx.db, {}, "price", words.language),
    listActiveCities(ctx.db),
    listJetRoutes(ctx.db, undefined, words.language),
    findOverride(ctx.db, { kind: "jet_city", city: city.slug }, words.language),
  ]);
  const fleet = all.filter((jet) => jet.available);
  const jets = fleet.filter((jet) => jet.cities.includes(city.name));
  const types = summariseJetTypes(jets);
  const entries = toJetCityEntries(fleet, cities, routes);
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    year: ctx.clock().getUTCFullYear(),
    jets: jets.length,
    fromRate: jets[0]?.hourlyRate ?? 0,
  };
  const withJets = cities.filter(({ slug: other }) => entries.some((entry) => entry.slug === other));
  return {
    city,
    types,
    jets: toJetEntries(jets, cities, city.name),
    routes: routes.filter(({ origin }) => origin === city.name),
    nearest:
      jets.length > 0
        ? []
        : findNearestCities(city, withJets, MAX_NEAREST_JET_CITIES).flatMap(
            (near) => entries.find(({ slug: s }) => s === near.slug) ?? [],
          ),
    head: applyOverride(jetCityHead(words, catalogueFacts, city), override),
  };
}
