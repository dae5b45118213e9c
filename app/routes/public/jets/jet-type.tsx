import { replace } from "react-router";
import { JetTypePage } from "#app/features/jets/jet-type-page.tsx";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import type { Route } from "./+types/jet-type";

/** Redirects an unknown type, or one without jets in the city, one level up; an unknown city to the hub (product.md#jet-pages). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await callServiceOrNull(context, readJetType, { city: params.city, type: params.jetType });
  if (found) return found;
  const paths = pathsOf(context);
  return replace(
    (await callServiceOrNull(context, readJetCity, params.city)) ? paths.jetCity(params.city) : paths.jets,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function JetType({ loaderData }: Route.ComponentProps) {
  return <JetTypePage {...loaderData} />;
}
