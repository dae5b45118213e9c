import { ComparisonPage } from "#app/features/comparison/comparison-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { readComparison } from "#server/services/catalogue/read-comparison.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/comparison";

export async function loader({ context, url }: Route.LoaderArgs) {
  return callService(context, readComparison, {
    named: url.searchParams.getAll("vehicle"),
    choice: parseRentalChoice(url.searchParams),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Comparison({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />;
}
