import { favouritesLabel } from "#app/features/favourites/favourites-label.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { Text } from "#app/ui/text.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./favourites-link.module.css";

interface FavouritesLinkProps {
  className?: string | undefined;
  /** True on the favourites page itself. */
  current: boolean;
}

/** Renders the header's link to the favourites. app/browser/favourites.ts adds their number, which only the browser knows. */
export function FavouritesLink({ className, current }: FavouritesLinkProps) {
  return (
    <a
      href={paths.favourites}
      className={classNames(styles.root, className)}
      aria-label={favouritesLabel(0)}
      aria-current={current ? "page" : undefined}
      data-favourites=""
    >
      <HeartIcon />
      <Text as="span" numerals hidden />
    </a>
  );
}
