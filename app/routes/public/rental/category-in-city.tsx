import { replace } from "react-router";
import { CategoryInCityPage } from "#app/features/rental/category-in-city-page.tsx";
import { findByService } from "#app/routes/service-call.ts";
import { paths } from "#domain/paths.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import type { Route } from "./+types/category-in-city";

/** An unknown city or category leads back to the hub (product.md#rental-pages). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await findByService(context, readCategoryInCityPage, { ...params, page: url.searchParams.get("page") });
  return found ?? replace(paths.hub);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function CategoryInCity({ loaderData }: Route.ComponentProps) {
  return <CategoryInCityPage {...loaderData} />;
}
