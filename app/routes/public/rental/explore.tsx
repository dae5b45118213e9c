import { ExplorePage } from "#app/features/explore/explore-page.tsx";
import { callService } from "#app/routes/service-call.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import type { Route } from "./+types/explore";

export async function loader({ context, request }: Route.LoaderArgs) {
  return callService(context, exploreCatalogue, {
    query: new URL(request.url).searchParams,
    userAgent: request.headers.get("user-agent"),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  return <ExplorePage {...loaderData} />;
}
