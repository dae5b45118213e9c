import { data, replace } from "react-router";
import { BrandPage } from "#app/features/brands/brand-page.tsx";
import { callServiceOrNull } from "#app/routes/call-service.ts";
import { paths } from "#domain/paths.ts";
import { canBeBrandSlug } from "#domain/routes/reserved-segments.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/brand";

/** Redirects a slug that could be a brand but is none home (product.md#unknown-addresses). Any other URL gets 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!canBeBrandSlug(params.brand)) throw data("not-found", { status: 404 });
  const found = await callServiceOrNull(context, readBrandPage, {
    brand: params.brand,
    page: url.searchParams.get("page"),
  });
  return found ?? replace(paths.home);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <BrandPage {...loaderData} />;
}
