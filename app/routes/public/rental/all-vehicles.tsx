import { AllVehiclesPage } from "#app/features/rental/all-vehicles-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { readCollection } from "#server/services/catalogue/read-collection.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/all-vehicles";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readCollection, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function AllVehicles({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <AllVehiclesPage {...page} crumbs={head.crumbs ?? []} />;
}
