import { FavouritesPage } from "#app/features/favourites/favourites-page.tsx";
import { callService } from "#app/routes/service-call.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readFavouritesPage } from "#server/services/catalogue/read-home.ts";
import type { Route } from "./+types/favourites";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readFavouritesPage, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage {...loaderData} />;
}
