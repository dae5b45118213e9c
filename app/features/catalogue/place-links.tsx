import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import { carsFromRateText, countCars } from "./listing-texts.ts";
import styles from "./place-links.module.css";

/** A link to a place or category, with facts about it. */
export interface PlaceLink {
  to: string;
  name: string;
  vehicles: number;
  lowestRate: number;
  /** The facts as text; by default count and lowest rate. */
  facts?: string;
  /** The slug of a city, whose poster is shown above its name. */
  city?: string;
}

interface PlaceLinksProps {
  id: string;
  title: string;
  links: readonly PlaceLink[];
  /** A link below the list to the complete list. */
  all?: { to: string; label: string };
}

/** Renders names in columns, each with its count and lowest rate. Renders nothing without links. */
export function PlaceLinks({ id, title, links, all }: PlaceLinksProps) {
  const words = useWords("listings");
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
                <span>
                  {link.facts ??
                    (link.lowestRate > 0 ? carsFromRateText(words, link) : countCars(words, link.vehicles))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {all && <MoreLink to={all.to}>{all.label}</MoreLink>}
      </div>
    </SideSection>
  );
}
