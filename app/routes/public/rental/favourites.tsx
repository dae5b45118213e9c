import { FavouritesPage } from "#app/features/favourites/favourites-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { readFavouritesPage } from "#server/services/catalogue/read-home.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/favourites";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readFavouritesPage, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage {...loaderData} />;
}
