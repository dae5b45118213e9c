import { replace } from "react-router";
import { CategoryInCityPage } from "#app/features/rental/category-in-city-page.tsx";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import type { Route } from "./+types/category-in-city";

/** Redirects an unknown city or category to the hub (product.md#rental-pages). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await callServiceOrNull(context, readCategoryInCityPage, {
    ...params,
    page: url.searchParams.get("page"),
  });
  return found ?? replace(pathsOf(context).hub);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function CategoryInCity({ loaderData }: Route.ComponentProps) {
  return <CategoryInCityPage {...loaderData} />;
}
