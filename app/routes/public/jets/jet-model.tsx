import { replace } from "react-router";
import { JetModelPage } from "#app/features/jets/jet-model-page.tsx";
import { slideId } from "#app/features/vehicle/gallery-pictures.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { findByService } from "#app/routes/service-call.ts";
import { parseQuoteDraft } from "#domain/jets/quote-draft.ts";
import { paths } from "#domain/paths.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import type { Route } from "./+types/jet-model";

/** A jet that is not of this type or does not serve this city leads to the nearest level above that exists (product.md#jet-pages). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { city, jetType: type, model } = params;
  const found = await findByService(context, readJetModel, {
    city,
    type,
    model,
    draft: parseQuoteDraft(url.searchParams),
  });
  if (found) return found;
  const level = await findByService(context, readJetType, { city, type });
  if (level) return replace(paths.jetType(city, level.summary.slug));
  return replace((await findByService(context, readJetCity, city)) ? paths.jetCity(city) : paths.jets);
}

export const handle: RouteHandle = { firstPicture: slideId(0) };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function JetModel({ loaderData }: Route.ComponentProps) {
  return <JetModelPage {...loaderData} />;
}
