import { FavouritesLink } from "#app/features/favourites/favourites-link.tsx";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { LanguageMenu } from "#app/features/shell/language-menu.tsx";
import { DRAWER_ID } from "#app/features/shell/side-drawer.tsx";
import { useIsLinked } from "#app/features/shell/site-scope.tsx";
import { usePagePath } from "#app/features/shell/use-page-path.ts";
import { DrawerTrigger } from "#app/ui/drawer.tsx";
import { PhoneIcon } from "#app/ui/icons.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./site-header.module.css";

const NAVIGATION = [
  { label: messages.drawer.cars, to: paths.cars },
  { label: messages.drawer.coverage, to: paths.whereWeOperate },
  { label: messages.drawer.jets, to: paths.jets },
  { label: messages.drawer.club, to: paths.club },
  { label: messages.drawer.contacts, to: paths.contacts },
];

/** Renders the header: brand mark, navigation, telephone and the button that opens the side drawer (product.md#header-and-drawer). */
export function SiteHeader() {
  const words = useWords();
  const site = useSite();
  const isLinked = useIsLinked();
  const path = usePagePath();

  return (
    <header className={styles.root}>
      <div className={styles.row} data-ground="page">
        <BrandMark />
        <nav aria-label="Principale">
          {NAVIGATION.filter(({ to }) => isLinked(to)).map(({ label, to }) => (
            <a key={to} href={to} aria-current={isWithin(path, to) ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <a
          className={styles.phone}
          href={site.phoneHref}
          aria-label={labelWithValue(words, { label: messages.header.phone, value: site.phone })}
        >
          <PhoneIcon size={18} />
          <Text as="span" numerals>
            {site.phone}
          </Text>
        </a>
        <LanguageMenu />
        <FavouritesLink className={styles.favourites} current={path === paths.favourites} />
        <DrawerTrigger target={DRAWER_ID} className={styles.menu} aria-label={messages.header.openDrawer}>
          Menu
        </DrawerTrigger>
      </div>
    </header>
  );
}

/** Whether the path is the page itself or below it. */
const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);
