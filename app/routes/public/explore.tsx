import { ExplorePage } from "#app/features/explore/explore-page.tsx";
import { headTags } from "#domain/seo/page-head.ts";
import { searchCatalogue } from "#server/services/catalogue/search-catalogue.ts";
import { callService } from "../service-call";
import type { Route } from "./+types/explore";

export async function loader({ context, request }: Route.LoaderArgs) {
  return callService(context, searchCatalogue, new URL(request.url).searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  return <ExplorePage {...loaderData} />;
}
