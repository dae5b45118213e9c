import type { AddressName } from "#domain/addresses/addresses.ts";
import { findAddress } from "#domain/addresses/find-address.ts";
import { type CityLanguage, cityLanguage } from "#domain/languages.ts";
import type { ShareCard } from "#domain/seo/share-pictures/share-card.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { articleCard, contentCards, coverageCard, experienceCard } from "./content-cards.ts";
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
export async function readShareCard(ctx: AppContext, pathname: string, spoken?: string): Promise<ShareCard | null> {
  const segments = pathname === "/" ? [] : pathname.slice(1).split("/");
  if (!segments.every(isSlugShaped)) return null;
  const { name, language, parameters } = findAddress(pathname);
  // No page has an address in a language of its own yet.
  if (language !== null) return null;
  try {
    return (
      (await CARDS[name]?.(ctx, (parameter) => parameters[parameter] ?? "", cityLanguage(spoken ?? null))) ??
      contentCards(ctx.site)[name] ??
      null
    );
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "not-found") return null;
    throw error;
  }
}

/** The card of a page that shows rows; `of` is what stands for a parameter of its address. Only a city's page is written in more than Italian. */
type ReadCard = (ctx: AppContext, of: (parameter: string) => string, language: CityLanguage) => Promise<ShareCard>;

const CARDS: Readonly<Partial<Record<AddressName, ReadCard>>> = {
  explore: (ctx) => collectionCard(ctx),
  cars: (ctx) => collectionCard(ctx),
  hub: (ctx) => hubCard(ctx),
  category: (ctx, of) => categoryCard(ctx, of("category")),
  city: (ctx, of, language) => cityCard(ctx, of("city"), language),
  cityCategory: (ctx, of) => cityCategoryCard(ctx, of("city"), of("category")),
  vehicle: (ctx, of) => vehicleCard(ctx, of("city"), of("category"), of("model")),
  jets: (ctx) => jetHubCard(ctx),
  jetCity: (ctx, of) => jetCityCard(ctx, of("city")),
  jetType: (ctx, of) => jetTypeCard(ctx, of("city"), of("jetType")),
  jetModel: (ctx, of) => jetModelCard(ctx, of("city"), of("jetType"), of("model")),
  experience: (ctx, of) => experienceCard(ctx, of("experience")),
  whereWeOperate: (ctx) => coverageCard(ctx),
  magazine: (ctx, of) => articleCard(ctx, of("article")),
  brand: (ctx, of) => brandCard(ctx, of("brand")),
  brandCity: (ctx, of) => brandCityCard(ctx, of("brand"), of("city")),
};
