import { classNames } from "#app/ui/class-names.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import styles from "./favourites-link.module.css";

interface FavouritesLinkProps {
  className?: string | undefined;
  /** True on the favourites page itself. */
  current: boolean;
}

/** Renders the header's link to the favourites. app/browser/favourites.ts adds their number, which only the browser knows. */
export function FavouritesLink({ className, current }: FavouritesLinkProps) {
  const { pages, favourites } = useWords("pages", "favourites");
  const paths = usePaths();
  return (
    <a
      href={paths.favourites}
      className={classNames(styles.root, className)}
      aria-label={pages.favourites}
      aria-current={current ? "page" : undefined}
      data-favourites={pages.favourites}
      data-one={favourites.count.one}
      data-other={favourites.count.other}
    >
      <HeartIcon />
      <Text as="span" numerals hidden />
    </a>
  );
}
