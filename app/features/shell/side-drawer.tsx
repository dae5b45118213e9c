import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { LanguageList } from "#app/features/shell/language-menu.tsx";
import { useIsLinked, useSiteScope } from "#app/features/shell/site-scope.tsx";
import { useIsCurrentPage } from "#app/features/shell/use-page-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { Link } from "#app/ui/link.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import styles from "./side-drawer.module.css";

export const DRAWER_ID = "menu";

const DRAWER_CITIES = ["milan", "rome", "florence", "naples"] as const;

/** The other pages. On a phone and a tablet the header has no links, so the drawer has all of them. */
const MORE_PAGES = [
  ["cars", "cars"],
  ["jets", "jets"],
  ["coverage", "whereWeOperate"],
  ["magazine", "magazineIndex"],
  ["favourites", "favourites"],
  ["contacts", "contacts"],
] as const;

/**
 * Renders the side drawer: main links, the rest of the site, and a Book Now button that links to the search on the home page
 * (product.md#header-and-drawer). Opens without scripts.
 */
export function SideDrawer() {
  const siteScope = useSiteScope();
  const { shell, pages } = useWords("shell", "pages");
  const paths = usePaths();
  // A city without a page is omitted.
  const cities = DRAWER_CITIES.flatMap((city) => {
    const slug = siteScope ? siteScope.cityPages[city] : city;
    return slug
      ? [{ label: shell.cities[city], to: paths.city(slug), picture: `/pictures/cities/${city}-480.webp` }]
      : [];
  });
  const isLinked = useIsLinked();
  return (
    <Drawer id={DRAWER_ID} title={shell.menu} head={<BrandMark />}>
      <nav aria-label={shell.menu} className={styles.root}>
        <ul className={styles.first}>
          <DrawerLink label={pages.home} to={paths.home} />
          <DrawerLink label={pages.rental} to={paths.hub} />
          {cities.map((city) => (
            <DrawerLink key={city.to} {...city} />
          ))}
          {isLinked(paths.club) && <DrawerLink label={pages.club} to={paths.club} />}
        </ul>
        <p id="drawer-more" className={styles.moreTitle}>
          {shell.more}
        </p>
        <ul className={styles.more} aria-labelledby="drawer-more">
          {MORE_PAGES.filter(([, path]) => isLinked(paths[path])).map(([name, path]) => (
            <DrawerLink key={name} label={pages[name]} to={paths[path]} />
          ))}
        </ul>
        <LanguageList id="languages-drawer" className={styles.languages} />
        <ButtonLink to={paths.homeSearch} wide className={styles.book}>
          {shell.bookNow}
        </ButtonLink>
      </nav>
    </Drawer>
  );
}

/** Renders a link. The link to a city has a day or night picture, which loads when the drawer opens. */
function DrawerLink({ label, to, picture }: { label: string; to: string; picture?: string }) {
  const isCurrentPage = useIsCurrentPage();
  return (
    <li className={picture && styles.city}>
      <Link to={to} aria-current={isCurrentPage(to) ? "page" : undefined}>
        {picture && <ThemedPicture src={picture} alt="" sizes="220px" />}
        {label}
      </Link>
    </li>
  );
}
