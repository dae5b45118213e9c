import { isCategorySlug } from "#domain/categories.ts";
import { mayBeBrand } from "#domain/paths.ts";
import type { ShareCard } from "#domain/seo/share-pictures/share-card.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { articleCard, experienceCard, HOME_CARD, HOUSE_CARDS } from "./content-cards.ts";
import { jetCityCard, jetHubCard, jetModelCard, jetTypeCard } from "./jet-cards.ts";
import {
  brandCard,
  brandCityCard,
  categoryCard,
  cityCard,
  cityCategoryCard,
  collectionCard,
  hubCard,
  vehicleCard,
} from "./rental-cards.ts";

/** What the share picture of a public page shows; null for a path that is no page, or that redirects. Asks the page's own service, so that both agree. */
export async function readShareCard(ctx: AppContext, pathname: string): Promise<ShareCard | null> {
  const segments = pathname === "/" ? [] : pathname.slice(1).split("/");
  if (!segments.every(isSlugShaped)) return null;
  try {
    return await findCard(ctx, segments);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "not-found") return null;
    throw error;
  }
}

/** The table of addresses (app/routes.ts) as share pictures see it. */
async function findCard(ctx: AppContext, segments: readonly string[]): Promise<ShareCard | null> {
  const [first, second, third, fourth, ...more] = segments;
  if (first === undefined) return HOME_CARD;
  if (more.length > 0) return null;
  if (first === "luxury-car-rental") {
    if (second === undefined) return hubCard(ctx);
    if (third === undefined) return isCategorySlug(second) ? categoryCard(ctx, second) : cityCard(ctx, second);
    return fourth === undefined ? cityCategoryCard(ctx, second, third) : vehicleCard(ctx, second, third, fourth);
  }
  if (first === "private-jet-charter") {
    if (second === undefined) return jetHubCard(ctx);
    if (third === undefined) return jetCityCard(ctx, second);
    return fourth === undefined ? jetTypeCard(ctx, second, third) : jetModelCard(ctx, second, third, fourth);
  }
  if (third !== undefined) return null;
  if (second === undefined) {
    if (first === "vetture" || first === "explore") return collectionCard(ctx);
    return HOUSE_CARDS.get(first) ?? (mayBeBrand(first) ? brandCard(ctx, first) : null);
  }
  if (first === "magazine") return articleCard(ctx, second);
  if (first === "esperienze") return experienceCard(ctx, second);
  return mayBeBrand(first) ? brandCityCard(ctx, first, second) : null;
}
