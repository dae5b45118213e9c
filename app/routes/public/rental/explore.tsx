import { ExplorePage } from "#app/features/explore/explore-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { parseSearch } from "#domain/search/search.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/explore";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return callService(context, exploreCatalogue, {
    criteria: parseSearch(url.searchParams),
    page: url.searchParams.get("page"),
    userAgent: request.headers.get("user-agent"),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  return <ExplorePage {...loaderData} />;
}
