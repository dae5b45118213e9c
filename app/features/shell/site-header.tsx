import { NavLink } from "react-router";
import { FavouritesLink } from "#app/features/favourites/favourites-link.tsx";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { useServed } from "#app/features/shell/served.tsx";
import { DRAWER_ID } from "#app/features/shell/side-drawer.tsx";
import { useStartOver } from "#app/features/shell/use-start-over.ts";
import { PhoneIcon } from "#app/ui/icons.tsx";
import { SheetTrigger } from "#app/ui/sheet.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
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

/** Brand mark, navigation, telephone and the button that opens the side drawer (product.md#header-and-drawer). On the home page the mark clears the category and scrolls to the top. */
export function SiteHeader() {
  const site = useSite();
  const jets = useServed()?.jets !== false;

  return (
    <header className={styles.root} data-ground="page">
      <div className={styles.row}>
        <BrandMark action={useStartOver()} />
        <nav aria-label="Principale">
          {NAVIGATION.filter(({ to }) => jets || to !== paths.jets).map(({ label, to }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <a className={styles.phone} href={site.phoneHref} aria-label={`${messages.header.phone}: ${site.phone}`}>
          <PhoneIcon size={18} />
          <Text as="span" numerals>
            {site.phone}
          </Text>
        </a>
        <FavouritesLink className={styles.favourites} />
        <SheetTrigger target={DRAWER_ID} className={styles.menu} aria-label={messages.header.openDrawer}>
          Menu
        </SheetTrigger>
      </div>
    </header>
  );
}
