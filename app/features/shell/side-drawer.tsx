import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { useServed } from "#app/features/shell/served.tsx";
import { usePagePath } from "#app/features/shell/use-page-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./side-drawer.module.css";

export const DRAWER_ID = "menu";

/** The drawer's cities (product.md#header-and-drawer). */
const CITIES = ["milan", "rome", "florence", "naples"] as const;

/** The rest of the site. On a phone and a tablet the header has no links, so all that it leads to elsewhere is here. */
const MORE = [
  { label: messages.drawer.cars, to: paths.cars },
  { label: messages.drawer.jets, to: paths.jets },
  { label: messages.drawer.coverage, to: paths.whereWeOperate },
  { label: messages.drawer.magazine, to: paths.magazineIndex },
  { label: messages.drawer.favourites, to: paths.favourites },
  { label: messages.drawer.contacts, to: paths.contacts },
] as const;

/**
 * The side drawer: its links, the rest of the site, and a Book Now button that leads to the search on the home page
 * (product.md#header-and-drawer). Opens without scripts.
 */
export function SideDrawer() {
  const served = useServed();
  // A city is left out where it has no page now.
  const cities = CITIES.flatMap((city) => {
    const slug = served ? served.cityPages[city] : city;
    return slug
      ? [{ label: messages.drawer[city], to: paths.city(slug), picture: `/pictures/cities/${city}-480.webp` }]
      : [];
  });
  const more = MORE.filter(({ to }) => served?.jets !== false || to !== paths.jets);
  return (
    <Sheet id={DRAWER_ID} title="Menu" head={<BrandMark />}>
      <nav aria-label="Menu" className={styles.root}>
        <ul className={styles.first}>
          <DrawerLink label={messages.drawer.home} to={paths.home} />
          <DrawerLink label={messages.drawer.rental} to={paths.hub} />
          {cities.map((city) => (
            <DrawerLink key={city.to} {...city} />
          ))}
          <DrawerLink label={messages.drawer.club} to={paths.club} />
        </ul>
        <p id="drawer-more" className={styles.moreTitle}>
          {messages.drawer.more}
        </p>
        <ul className={styles.more} aria-labelledby="drawer-more">
          {more.map((link) => (
            <DrawerLink key={link.to} {...link} />
          ))}
        </ul>
        <ButtonLink to={paths.homeSearch} wide className={styles.book}>
          {messages.header.bookNow}
        </ButtonLink>
      </nav>
    </Sheet>
  );
}

/** A city comes with its picture, by day or by night as the page is, which is fetched once the drawer opens. */
function DrawerLink({ label, to, picture }: { label: string; to: string; picture?: string }) {
  const path = usePagePath();
  return (
    <li className={picture && styles.city}>
      <a href={to} aria-current={path === to ? "page" : undefined}>
        {picture && <PictureByHour src={picture} alt="" sizes="220px" />}
        {label}
      </a>
    </li>
  );
}
