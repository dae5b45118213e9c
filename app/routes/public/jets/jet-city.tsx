import { replace } from "react-router";
import { JetCityPage } from "#app/features/jets/jet-city-page.tsx";
import { callServiceOrNull } from "#app/routes/call-service.ts";
import { paths } from "#domain/paths.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/jet-city";

/** Redirects an unknown city to the hub (product.md#jet-pages). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return (await callServiceOrNull(context, readJetCity, params.city)) ?? replace(paths.jets);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function JetCity({ loaderData }: Route.ComponentProps) {
  return <JetCityPage {...loaderData} />;
}
