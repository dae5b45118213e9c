import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import { formatEuro } from "#domain/money.ts";
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
                  <ThemedPicture
                    src={`/pictures/cities/${link.city}-800.webp`}
                    alt=""
                    sizes="(min-width: 52rem) 24vw, 46vw"
                  />
                )}
                <b>{link.name}</b>
                <span>{link.facts ?? factsText(link)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {all && <MoreLink to={all.to}>{all.label}</MoreLink>}
      </div>
    </SideSection>
  );
}

function factsText({ vehicles, lowestRate }: PlaceLink): string {
  return lowestRate > 0 ? vehiclesFromRate({ vehicles, rate: formatEuro(lowestRate) }) : vehiclesLabel(vehicles);
}
