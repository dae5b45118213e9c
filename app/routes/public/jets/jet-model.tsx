import { replace } from "react-router";
import { JetModelPage } from "#app/features/jets/jet-model-page.tsx";
import { slideId } from "#app/features/vehicles/gallery-pictures.ts";
import { callServiceOrNull } from "#app/routes/call-service.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { parseJetQuoteDraft } from "#domain/jets/jet-quote-draft.ts";
import { paths } from "#domain/paths.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/jet-model";

/** Redirects a jet that is not of this type or does not serve this city to the nearest existing level above (product.md#jet-pages). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { city, jetType: type, model } = params;
  const found = await callServiceOrNull(context, readJetModel, {
    city,
    type,
    model,
    draft: parseJetQuoteDraft(url.searchParams),
  });
  if (found) return found;
  const level = await callServiceOrNull(context, readJetType, { city, type });
  if (level) return replace(paths.jetType(city, level.summary.slug));
  return replace((await callServiceOrNull(context, readJetCity, city)) ? paths.jetCity(city) : paths.jets);
}

export const handle: RouteHandle = { firstSlideId: slideId(0) };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function JetModel({ loaderData }: Route.ComponentProps) {
  return <JetModelPage {...loaderData} />;
}
