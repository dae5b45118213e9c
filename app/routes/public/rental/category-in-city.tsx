import { replace } from "react-router";
import { CategoryInCityPage } from "#app/features/rental/category-in-city-page.tsx";
import { callServiceOrNull } from "#app/routes/call-service.ts";
import { paths } from "#domain/paths.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/category-in-city";

/** Redirects an unknown city or category to the hub (product.md#rental-pages). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await callServiceOrNull(context, readCategoryInCityPage, {
    ...params,
    page: url.searchParams.get("page"),
  });
  return found ?? replace(paths.hub);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function CategoryInCity({ loaderData }: Route.ComponentProps) {
  return <CategoryInCityPage {...loaderData} />;
}
