import { NavLink } from "react-router";
import { useFavourites } from "#app/features/favourites/favourites-store.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { paths } from "#domain/paths.ts";
import "./favourites.css";

/** The way to the favourites, in the header, with how many there are. */
export function FavouritesLink() {
  const count = useFavourites().length;
  return (
    <NavLink
      to={paths.favourites}
      className="favourites-link"
      aria-label={count === 0 ? "Preferiti" : `Preferiti: ${count === 1 ? "1 vettura" : `${count} vetture`}`}
    >
      <HeartIcon filled={count > 0} />
      {count > 0 && <span className="numerals">{count}</span>}
    </NavLink>
  );
}
