import { island } from "#app/ui/islands/island.tsx";
import { FavouriteList } from "./favourite-list.tsx";

export default island("favourites/favourite-list", FavouriteList);
