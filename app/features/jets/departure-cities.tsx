import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import { durationLabel } from "#domain/jets/duration-label.ts";
import type { JetCityEntry } from "#domain/jets/jet-pages.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import styles from "./departure-cities.module.css";

/** The number of large posters: of seven cities, three are above four. */
const LARGE_POSTER_COUNT = 3;

/**
 * Returns the picture widths of the style sheet's layout: on a phone the first alone and the others in pairs, on a tablet four in pairs and the
 * others in threes.
 */
function pictureSizesAt(index: number): string {
  if (index === 0) return "(min-width: 52rem) 30vw, (min-width: 40rem) 46vw, 94vw";
  if (index < LARGE_POSTER_COUNT) return "(min-width: 52rem) 30vw, 46vw";
  return index < 4 ? "(min-width: 52rem) 22vw, 46vw" : "(min-width: 52rem) 22vw, (min-width: 40rem) 30vw, 46vw";
}

/** Renders the destinations of the hub (product.md#jet-pages): the cities with jets, each with its first popular route. */
export function DepartureCities({ cities }: { cities: readonly JetCityEntry[] }) {
  return (
    <Section aria-labelledby="jet-cities-title">
      <SectionHeading id="jet-cities-title" title="Da dove si parte" />
      <PageGrid as="ul" className={styles.grid}>
        {cities.map((city, index) => (
          <li key={city.slug} className={index < LARGE_POSTER_COUNT ? styles.first : undefined}>
            <Link to={paths.jetCity(city.slug)}>
              {isCitySlug(city.slug) && (
                <ThemedPicture src={`/pictures/cities/${city.slug}-800.webp`} alt="" sizes={pictureSizesAt(index)} />
              )}
              <b>{city.name}</b>
              <span>{JET_PAGE_WORDS.fleetOfCity({ jets: city.jets, rate: formatEuro(city.fromRate) })}</span>
              {city.routes[0] && <span>{firstRouteText(city.routes[0])}</span>}
              <em>{JET_PAGE_WORDS.jetsOf(city.name)}</em>
            </Link>
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}

const firstRouteText = ({ destination, minutes, price }: JetRoute) =>
  JET_PAGE_WORDS.routeInShort({ destination, duration: durationLabel(minutes), price: formatEuro(price) });
