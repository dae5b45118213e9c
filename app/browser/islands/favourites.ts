import FavouriteList from "#app/features/favourites/favourite-list.tsx";

export { hydrateIsland } from "../hydrate-island.tsx";

export const islands = [FavouriteList];
