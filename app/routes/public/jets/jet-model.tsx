import { replace } from "react-router";
import { JetModelPage } from "#app/features/jets/jet-model-page.tsx";
import { slideId } from "#app/features/vehicles/gallery-pictures.ts";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { parseJetQuoteDraft } from "#domain/jets/jet-quote-draft.ts";
import type { JetModelPageData } from "#domain/pages/jet-pages.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
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
  const paths = pathsOf(context);
  const level = await callServiceOrNull(context, readJetType, { city, type });
  if (level) return replace(paths.jetType(city, level.summary.slug));
  return replace((await callServiceOrNull(context, readJetCity, city)) ? paths.jetCity(city) : paths.jets);
}

export const handle: RouteHandle = {
  firstSlideId: slideId(0),
  galleryPictures: ({ jet }: JetModelPageData) => jet.images,
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function JetModel({ loaderData }: Route.ComponentProps) {
  return <JetModelPage {...loaderData} />;
}
