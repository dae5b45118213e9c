import { Link, useLocation } from "react-router";
import { BrandMark } from "#app/features/shell/brand-mark.tsx";
import { useServed } from "#app/features/shell/served.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { closeSheet, Sheet } from "#app/ui/sheet.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./side-drawer.module.css";

export const DRAWER_ID = "menu";

/** The links of the drawer (product.md#header-and-drawer); one of a city is left out while nothing at all is served there. */
const LINKS: readonly { label: string; to: string; city?: string }[] = [
  { label: messages.drawer.home, to: paths.home },
  { label: messages.drawer.rental, to: paths.hub },
  { label: messages.drawer.milan, to: paths.city("milan"), city: "milan" },
  { label: messages.drawer.rome, to: paths.city("rome"), city: "rome" },
  { label: messages.drawer.florence, to: paths.city("florence"), city: "florence" },
  { label: messages.drawer.naples, to: paths.city("naples"), city: "naples" },
  { label: messages.drawer.club, to: paths.club },
];

/** The side drawer: its links and a Book Now button that leads to the search on the home page (product.md#header-and-drawer). Opens without scripts. */
export function SideDrawer() {
  const { pathname } = useLocation();
  const served = useServed();
  const links = LINKS.filter(({ city }) => city === undefined || served?.cities.length !== 0);
  const close = () => closeSheet(DRAWER_ID);
  return (
    <Sheet id={DRAWER_ID} title="Menu" head={<BrandMark />}>
      <nav aria-label="Menu" className={styles.root}>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={close} aria-current={pathname === to ? "page" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.homeSearch} onClick={close} wide>
          {messages.header.bookNow}
        </ButtonLink>
      </nav>
    </Sheet>
  );
}
