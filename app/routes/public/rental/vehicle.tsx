import { replace } from "react-router";
import { slideId } from "#app/features/vehicle/gallery-pictures.ts";
import { VehiclePage } from "#app/features/vehicle/vehicle-page.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { findByService } from "#app/routes/service-call.ts";
import { paths } from "#domain/paths.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import type { Route } from "./+types/vehicle";

/** A car that is not there, or not in that city and category, leads back to the hub (product.md#vehicle-page). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await findByService(context, readVehiclePage, {
    ...params,
    choice: parseRentalChoice(url.searchParams),
  });
  return found ?? replace(paths.hub);
}

export const handle: RouteHandle = { firstPicture: slideId(0) };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  return <VehiclePage {...loaderData} />;
}
