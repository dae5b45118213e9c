import type { CategorySlug } from "#domain/categories.ts";
import { isJetTypeSlug, JET_TYPES, type JetTypeSlug } from "#domain/jets/jet.ts";
import type { PageBrief } from "#domain/seo-overrides/generated-seo-texts.ts";
import { buildJetBrief } from "#domain/seo-overrides/jet-brief.ts";
import { type OverrideKey, parseOverriddenPage } from "#domain/seo-overrides/override-page-types.ts";
import { buildRentalBrief } from "#domain/seo-overrides/rental-brief.ts";
import { summariseVehicle } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listJetRoutes } from "#server/repositories/jet-routes/jet-routes.ts";
import { findJetBySlug, listJets } from "#server/repositories/jets/jets.ts";
import { listNamedSlugs, type NamedSlug } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readTermsRange } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { findShownVehicle, summariseShownVehicles } from "#server/services/internal/shown-vehicles.ts";

interface RentalPage {
  city?: NamedSlug | undefined;
  brand?: NamedSlug | undefined;
  category?: CategorySlug;
  model?: string;
}

interface JetPage {
  city?: NamedSlug | undefined;
  jetType?: JetTypeSlug;
  model?: string;
}

/** Returns the facts of the catalogue about the page of an SEO override. Throws "invalid" at `entityKey` for an unknown model. */
export async function readPageBrief(ctx: AppContext, { pageType, slug }: OverrideKey): Promise<PageBrief> {
  if (pageType === "jet_type") return readJetBrief(ctx, isJetTypeSlug(slug) ? { jetType: slug } : {});
  const { cities, brands } = await listNamedSlugs(ctx.db);
  const known = { cities: cities.map((city) => city.slug), brands: brands.map((brand) => brand.slug) };
  const page = parseOverriddenPage(pageType, slug, known);
  const cityOf = (entrySlug: string) => cities.find((city) => city.slug === entrySlug);
  const brandOf = (entrySlug: string) => brands.find((brand) => brand.slug === entrySlug);
  switch (page?.kind) {
    case "city":
      return readRentalBrief(ctx, { city: cityOf(page.city) });
    case "category":
      return readRentalBrief(ctx, { category: page.category });
    case "category_city":
      return readRentalBrief(ctx, { city: cityOf(page.city), category: page.category });
    case "model":
      return readRentalBrief(ctx, { city: cityOf(page.city), category: page.category, model: page.model });
    case "brand":
      return readRentalBrief(ctx, { brand: brandOf(page.brand) });
    case "brand-city":
      return readRentalBrief(ctx, { brand: brandOf(page.brand), city: cityOf(page.city) });
    case "jet_hub":
      return readJetBrief(ctx, {});
    case "jet_city":
      return readJetBrief(ctx, { city: cityOf(page.city) });
    case "jet_type":
      return readJetBrief(ctx, { city: cityOf(page.city), jetType: page.jetType });
    case "jet_model":
      return readJetBrief(ctx, { city: cityOf(page.city), jetType: page.jetType, model: page.model });
    default:
      return readRentalBrief(ctx, {});
  }
}

async function readRentalBrief(ctx: AppContext, { city, brand, category, model }: RentalPage): Promise<PageBrief> {
  const car = model === undefined ? null : await findShownVehicle(ctx, model);
  if (model !== undefined && (car?.location !== city?.name || car?.category !== category)) throw unknownModel();
  const filter = { city: city?.name, brands: brand && [brand.name], categories: category && [category] };
  const [summaries, terms] = car
    ? [[summariseVehicle(car)], { lowest: car.terms, highest: car.terms }]
    : await Promise.all([summariseShownVehicles(ctx, filter), readTermsRange(ctx.db, filter)]);
  const names = { city: city?.name ?? null, brand: brand?.name ?? null, category: category ?? null };
  return buildRentalBrief({ ...names, model: car, summaries, terms }, ctx.site);
}

async function readJetBrief(ctx: AppContext, { city, jetType, model }: JetPage): Promise<PageBrief> {
  const type = jetType ? JET_TYPES[jetType] : undefined;
  const jet = model === undefined ? null : await findJetBySlug(ctx.db, model);
  if (model !== undefined && (jet?.type !== type || !jet?.cities.includes(city?.name ?? ""))) throw unknownModel();
  const [fleet, routes] = await Promise.all([
    listJets(ctx.db, { city: city?.name, type }),
    city ? listJetRoutes(ctx.db, city.name) : [],
  ]);
  const jets = fleet.filter(({ available }) => available);
  return buildJetBrief({ city: city?.name ?? null, type: type ?? null, model: jet, jets, routes }, ctx.site);
}

function unknownModel(): ServiceError {
  const message = "In catalogo non c'è questo modello a questo indirizzo.";
  return new ServiceError("invalid", message, [{ path: "entityKey", message }]);
}
