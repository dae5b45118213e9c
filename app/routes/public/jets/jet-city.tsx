import { replace } from "react-router";
import { JetCityPage } from "#app/features/jets/jet-city-page.tsx";
import { findByService } from "#app/routes/service-call.ts";
import { paths } from "#domain/paths.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import type { Route } from "./+types/jet-city";

/** An unknown city leads back to the hub (product.md#jet-pages). */
export async function loader({ context, params }: Route.LoaderArgs) {
  return (await findByService(context, readJetCity, params.city)) ?? replace(paths.jets);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function JetCity({ loaderData }: Route.ComponentProps) {
  return <JetCityPage {...loaderData} />;
}
