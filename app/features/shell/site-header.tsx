import { FavouritesLink } from "#app/features/favourites/favourites-link.tsx";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { LanguageMenu } from "#app/features/shell/language-menu.tsx";
import { DRAWER_ID } from "#app/features/shell/side-drawer.tsx";
import { useIsLinked } from "#app/features/shell/site-scope.tsx";
import { useIsCurrentPage, useIsPageWithin } from "#app/features/shell/use-page-path.ts";
import { DrawerTrigger } from "#app/ui/drawer.tsx";
import { PhoneIcon } from "#app/ui/icons.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import styles from "./site-header.module.css";

const NAVIGATION = [
  ["cars", "cars"],
  ["coverage", "whereWeOperate"],
  ["jets", "jets"],
  ["club", "club"],
  ["contacts", "contacts"],
] as const;

/** Renders the header: brand mark, navigation, telephone and the button that opens the side drawer (product.md#header-and-drawer). */
export function SiteHeader() {
  const words = useWords("shell", "pages");
  const { shell, pages } = words;
  const paths = usePaths();
  const site = useSite();
  const isLinked = useIsLinked();
  const isCurrentPage = useIsCurrentPage();
  const isPageWithin = useIsPageWithin();

  return (
    <header className={styles.root}>
      <div className={styles.row} data-ground="page">
        <BrandMark />
        <nav aria-label={shell.mainNavigation}>
          {NAVIGATION.filter(([, path]) => isLinked(paths[path])).map(([name, path]) => (
            <a key={name} href={paths[path]} aria-current={isPageWithin(paths[path]) ? "page" : undefined}>
              {pages[name]}
            </a>
          ))}
        </nav>
        <a
          className={styles.phone}
          href={site.phoneHref}
          aria-label={labelWithValue(words, { label: shell.phone, value: site.phone })}
        >
          <PhoneIcon size={18} />
          <Text as="span" numerals>
            {site.phone}
          </Text>
        </a>
        <LanguageMenu />
        <FavouritesLink className={styles.favourites} current={isCurrentPage(paths.favourites)} />
        <DrawerTrigger target={DRAWER_ID} className={styles.menu} aria-label={shell.openDrawer}>
          {shell.menu}
        </DrawerTrigger>
      </div>
    </header>
  );
}
