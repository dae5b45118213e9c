import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { formatEuro } from "#domain/money.ts";
import { isCitySlug } from "#domain/places.ts";
import { vehiclesFromRate, vehiclesLabel } from "./catalogue-words.ts";
import styles from "./place-links.module.css";

/** A place or category that leads somewhere, with what is there. */
export interface PlaceLink {
  to: string;
  name: string;
  vehicles: number;
  lowestRate: number;
  /** What is there, in words; count and from-price in Italian when absent. */
  facts?: string;
  /** Slug of the city it is, whose poster stands above its name. */
  city?: string;
}

interface PlaceLinksProps {
  id: string;
  title: string;
  links: readonly PlaceLink[];
  /** Under them, what leads to all of it. */
  all?: { to: string; label: string };
}

/** Names in a row of columns, each with its count and from-price. Nothing at all when there is none. */
export function PlaceLinks({ id, title, links, all }: PlaceLinksProps) {
  if (links.length === 0) return null;
  return (
    <SideSection id={id} title={title} className={styles.root}>
      <div>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>
                {link.city && isCitySlug(link.city) && (
                  <PictureByHour
                    src={`/pictures/cities/${link.city}-800.webp`}
                    alt=""
                    sizes="(min-width: 52rem) 24vw, 46vw"
                  />
                )}
                <b>{link.name}</b>
                <span>{link.facts ?? factsOf(link)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {all && <LinkMore to={all.to}>{all.label}</LinkMore>}
      </div>
    </SideSection>
  );
}

function factsOf({ vehicles, lowestRate }: PlaceLink): string {
  return lowestRate > 0 ? vehiclesFromRate({ vehicles, rate: formatEuro(lowestRate) }) : vehiclesLabel(vehicles);
}
