import { RentalHubPage } from "#app/features/rental/rental-hub-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/rental-hub";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readRentalHub, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function RentalHub({ loaderData }: Route.ComponentProps) {
  return <RentalHubPage {...loaderData} />;
}
