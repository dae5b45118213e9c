import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { LanguageList } from "#app/features/shell/language-menu.tsx";
import { useIsLinked, useSiteScope } from "#app/features/shell/site-scope.tsx";
import { usePagePath } from "#app/features/shell/use-page-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./side-drawer.module.css";

export const DRAWER_ID = "menu";

const DRAWER_CITIES = ["milan", "rome", "florence", "naples"] as const;

/** Links to the other pages. On a phone and a tablet the header has no links, so the drawer has all of them. */
const MORE_LINKS = [
  { label: messages.drawer.cars, to: paths.cars },
  { label: messages.drawer.jets, to: paths.jets },
  { label: messages.drawer.coverage, to: paths.whereWeOperate },
  { label: messages.drawer.magazine, to: paths.magazineIndex },
  { label: messages.drawer.favourites, to: paths.favourites },
  { label: messages.drawer.contacts, to: paths.contacts },
] as const;

/**
 * Renders the side drawer: main links, the rest of the site, and a Book Now button that links to the search on the home page
 * (product.md#header-and-drawer). Opens without scripts.
 */
export function SideDrawer() {
  const siteScope = useSiteScope();
  // A city without a page is omitted.
  const cities = DRAWER_CITIES.flatMap((city) => {
    const slug = siteScope ? siteScope.cityPages[city] : city;
    return slug
      ? [{ label: messages.drawer[city], to: paths.city(slug), picture: `/pictures/cities/${city}-480.webp` }]
      : [];
  });
  const isLinked = useIsLinked();
  return (
    <Drawer id={DRAWER_ID} title="Menu" head={<BrandMark />}>
      <nav aria-label="Menu" className={styles.root}>
        <ul className={styles.first}>
          <DrawerLink label={messages.drawer.home} to={paths.home} />
          <DrawerLink label={messages.drawer.rental} to={paths.hub} />
          {cities.map((city) => (
            <DrawerLink key={city.to} {...city} />
          ))}
          {isLinked(paths.club) && <DrawerLink label={messages.drawer.club} to={paths.club} />}
        </ul>
        <p id="drawer-more" className={styles.moreTitle}>
          {messages.drawer.more}
        </p>
        <ul className={styles.more} aria-labelledby="drawer-more">
          {MORE_LINKS.filter(({ to }) => isLinked(to)).map((link) => (
            <DrawerLink key={link.to} {...link} />
          ))}
        </ul>
        <LanguageList id="languages-drawer" className={styles.languages} />
        <ButtonLink to={paths.homeSearch} wide className={styles.book}>
          {messages.header.bookNow}
        </ButtonLink>
      </nav>
    </Drawer>
  );
}

/** Renders a link. The link to a city has a day or night picture, which loads when the drawer opens. */
function DrawerLink({ label, to, picture }: { label: string; to: string; picture?: string }) {
  const path = usePagePath();
  return (
    <li className={picture && styles.city}>
      <a href={to} aria-current={path === to ? "page" : undefined}>
        {picture && <ThemedPicture src={picture} alt="" sizes="220px" />}
        {label}
      </a>
    </li>
  );
}
