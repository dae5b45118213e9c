import { FavouritesPage } from "#app/features/favourites/favourites-page.tsx";
import { callService } from "#app/routes/service-call.ts";
import { favouritesHead } from "#domain/seo/heads/content-heads.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readPlainPage } from "#server/services/content/read-plain-page.ts";
import type { Route } from "./+types/favourites";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readPlainPage, favouritesHead);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage crumbs={loaderData.head.crumbs ?? []} />;
}
