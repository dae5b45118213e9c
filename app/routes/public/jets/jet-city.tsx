import { replace } from "react-router";
import { JetCityPage } from "#app/features/jets/jet-city-page.tsx";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import type { Route } from "./+types/jet-city";

/** Redirects an unknown city to the hub (product.md#jet-pages). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return (await callServiceOrNull(context, readJetCity, params.city)) ?? replace(pathsOf(context).jets);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function JetCity({ loaderData }: Route.ComponentProps) {
  return <JetCityPage {...loaderData} />;
}
