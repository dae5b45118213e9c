import { FavouritesPage } from "#app/features/favourites/favourites-page.tsx";
import { favouritesHead } from "#domain/seo/house-heads.ts";
import { headTags } from "#domain/seo/page-head.ts";
import { readPlainPage } from "#server/services/house/read-plain-page.ts";
import { callService } from "../service-call";
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
