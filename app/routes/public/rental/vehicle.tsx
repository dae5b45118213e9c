import { replace } from "react-router";
import { slideId } from "#app/features/vehicles/gallery-pictures.ts";
import { VehiclePage } from "#app/features/vehicles/vehicle-page.tsx";
import { callServiceOrNull, pathsOf } from "#app/routes/call-service.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import type { VehiclePageData } from "#domain/pages/vehicle-pages.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import type { Route } from "./+types/vehicle";

/** Redirects a car that does not exist, or not in that city and category, to the hub (product.md#vehicle-page). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await callServiceOrNull(context, readVehiclePage, {
    ...params,
    choice: parseRentalChoice(url.searchParams),
  });
  return found ?? replace(pathsOf(context).hub);
}

export const handle: RouteHandle = {
  firstSlideId: slideId(0),
  galleryPictures: ({ vehicle }: VehiclePageData) => vehicle.images,
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  return <VehiclePage {...loaderData} />;
}
