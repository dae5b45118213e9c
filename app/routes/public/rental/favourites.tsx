import { FavouritesPage } from "#app/features/favourites/favourites-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readFavouritesPage } from "#server/services/catalogue/read-home.ts";
import type { Route } from "./+types/favourites";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readFavouritesPage, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage {...loaderData} />;
}
