import { isJetTypeSlug, JET_TYPES } from "#domain/jets/jet.ts";
import { summariseJetTypes } from "#domain/jets/jet-fleet.ts";
import { toJetEntries } from "#domain/jets/jet-pages.ts";
import type { JetTypePageData } from "#domain/pages/jet-pages.ts";
import { jetTypeHead } from "#domain/seo/heads/jet-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/cities/cities.ts";
import { listJetRoutes } from "#server/repositories/jet-routes/jet-routes.ts";
import { listJets } from "#server/repositories/jets/jets.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";

const NO_SUCH_JET_TYPE = "Non abbiamo questi jet in questa città.";

/**
 * Returns the content of /private-jet-charter/{city}/{jetType} (product.md#jet-pages). Throws "not-found" for an unknown city or type, and if no jet
 * of this type serves the city.
 */
export async function readJetType(
  ctx: AppContext,
  input: { city: string; type: string },
  words: Words,
): Promise<JetTypePageData> {
  const { type: jetType } = input;
  const city = isJetTypeSlug(jetType) ? await findCityBySlug(ctx.db, input.city) : null;
  if (!city || !isJetTypeSlug(jetType)) throw new ServiceError("not-found", NO_SUCH_JET_TYPE);
  const type = JET_TYPES[jetType];
  const [all, cities, routes, override] = await Promise.all([
    listJets(ctx.db, { city: city.name }, "price", words.language),
    listActiveCities(ctx.db),
    listJetRoutes(ctx.db, city.name, words.language),
    findOverride(ctx.db, { kind: "jet_type", city: city.slug, jetType }, words.language),
  ]);
  const types = summariseJetTypes(all.filter((jet) => jet.available));
  const summary = types.find((candidate) => candidate.type === type);
  if (!summary) throw new ServiceError("not-found", NO_SUCH_JET_TYPE);
  const jets = all.filter((jet) => jet.available && jet.type === type);
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    year: ctx.clock().getUTCFullYear(),
    jets: jets.length,
    fromRate: summary.fromRate,
  };
  return {
    city,
    summary,
    jets: toJetEntries(jets, cities, city.name),
    routes,
    otherTypes: types.filter((other) => other !== summary),
    head: applyOverride(jetTypeHead(words, catalogueFacts, city, type), override),
  };
}
