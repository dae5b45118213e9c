import { NavLink } from "react-router";
import { useFavourites } from "#app/features/favourites/favourites-store.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { Text } from "#app/ui/text.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./favourites-link.module.css";

/** The way to the favourites, in the header, with how many there are. */
export function FavouritesLink({ className }: { className?: string | undefined }) {
  const count = useFavourites().length;
  return (
    <NavLink
      to={paths.favourites}
      className={classNames(styles.root, className)}
      aria-label={count === 0 ? "Preferiti" : `Preferiti: ${count === 1 ? "1 vettura" : `${count} vetture`}`}
    >
      <HeartIcon filled={count > 0} />
      {count > 0 && (
        <Text as="span" numerals>
          {count}
        </Text>
      )}
    </NavLink>
  );
}
