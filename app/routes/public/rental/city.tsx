import { replace } from "react-router";
import { CityPage } from "#app/features/rental/city-page.tsx";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import type { Route } from "./+types/city";

/** Redirects an unknown city to the hub (product.md#unknown-addresses). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await callServiceOrNull(context, readCityPage, {
    city: params.city,
    page: url.searchParams.get("page"),
  });
  return found ?? replace(pathsOf(context).hub);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function City({ loaderData }: Route.ComponentProps) {
  return <CityPage {...loaderData} />;
}
