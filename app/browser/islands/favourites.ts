import FavouriteList from "#app/features/favourites/favourite-list.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [FavouriteList];
