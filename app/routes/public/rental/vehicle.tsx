import { replace } from "react-router";
import { slideId } from "#app/features/vehicles/gallery-pictures.ts";
import { VehiclePage } from "#app/features/vehicles/vehicle-page.tsx";
import { callServiceOrNull } from "#app/routes/call-service.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { paths } from "#domain/paths.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/vehicle";

/** Redirects a car that does not exist, or not in that city and category, to the hub (product.md#vehicle-page). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await callServiceOrNull(context, readVehiclePage, {
    ...params,
    choice: parseRentalChoice(url.searchParams),
  });
  return found ?? replace(paths.hub);
}

export const handle: RouteHandle = { firstSlideId: slideId(0) };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  return <VehiclePage {...loaderData} />;
}
