import { data, replace } from "react-router";
import { BrandPage } from "#app/features/brands/brand-page.tsx";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import { canBeBrandSlug } from "#domain/routes/reserved-segments.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import type { Route } from "./+types/brand";

/** Redirects a slug that could be a brand but is none home (product.md#unknown-addresses). Any other URL gets 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!canBeBrandSlug(params.brand)) throw data("not-found", { status: 404 });
  const found = await callServiceOrNull(context, readBrandPage, {
    brand: params.brand,
    page: url.searchParams.get("page"),
  });
  return found ?? replace(pathsOf(context).home);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <BrandPage {...loaderData} />;
}
