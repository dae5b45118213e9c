import { AllVehiclesPage } from "#app/features/rental/all-vehicles-page.tsx";
import { callService } from "#app/routes/service-call.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readWholeCollection } from "#server/services/catalogue/read-whole-collection.ts";
import type { Route } from "./+types/all-vehicles";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readWholeCollection, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function AllVehicles({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <AllVehiclesPage {...page} crumbs={head.crumbs ?? []} />;
}
