import { data, replace } from "react-router";
import { BrandPage } from "#app/features/brands/brand-page.tsx";
import { findByService } from "#app/routes/service-call.ts";
import { mayBeBrand } from "#domain/addresses/reserved-segments.ts";
import { paths } from "#domain/paths.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import type { Route } from "./+types/brand";

/** A word that could be a brand and is none leads home (product.md#unknown-addresses); any other address does not exist. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!mayBeBrand(params.brand)) throw data("not-found", { status: 404 });
  const found = await findByService(context, readBrandPage, {
    brand: params.brand,
    page: url.searchParams.get("page"),
  });
  return found ?? replace(paths.home);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <BrandPage {...loaderData} />;
}
