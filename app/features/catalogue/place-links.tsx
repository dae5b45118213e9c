import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { formatEuro } from "#domain/money.ts";
import { vehiclesLabel } from "./counts.ts";
import styles from "./place-links.module.css";

/** A place or category that leads somewhere, with what is there. */
export interface PlaceLink {
  to: string;
  name: string;
  vehicles: number;
  lowestRate: number;
  /** What is there, in words; count and from-price in Italian when absent. */
  facts?: string;
}

interface PlaceLinksProps {
  id: string;
  title: string;
  links: readonly PlaceLink[];
}

/** Names in a row of columns, each with its count and from-price. Nothing at all when there is none. */
export function PlaceLinks({ id, title, links }: PlaceLinksProps) {
  if (links.length === 0) return null;
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>
              <b>{link.name}</b>
              <span>{link.facts ?? factsOf(link)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}

function factsOf({ vehicles, lowestRate }: PlaceLink): string {
  return lowestRate > 0 ? `${vehiclesLabel(vehicles)}, da ${formatEuro(lowestRate)}` : vehiclesLabel(vehicles);
}
