import { data, replace } from "react-router";
import { BrandInCityPage } from "#app/features/brands/brand-in-city-page.tsx";
import { callService, pathsOf } from "#app/routes/call-service.ts";
import { canBeBrandSlug } from "#domain/routes/reserved-segments.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import type { Route } from "./+types/brand-in-city";

/**
 * Redirects an unknown brand home, and a brand without cars in that city to the brand's page (product.md#unknown-addresses). Any other URL gets 404.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!canBeBrandSlug(params.brand) || !isSlugShaped(params.city)) throw data("not-found", { status: 404 });
  const found = await callService(context, readBrandInCityPage, { ...params, page: url.searchParams.get("page") });
  if (!("missing" in found)) return found;
  const paths = pathsOf(context);
  return replace(found.missing === "brand" ? paths.home : paths.brand(params.brand));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function BrandInCity({ loaderData }: Route.ComponentProps) {
  return <BrandInCityPage {...loaderData} />;
}
