import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { POPULAR_DESTINATIONS } from "#domain/cities/city.ts";
import type { ListedCity } from "#domain/cities/listed-cities.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import styles from "./popular-destinations.module.css";

/**
 * Renders the six popular destinations (product.md#popular-destinations) as posters; three have the badge 'Popolare'. Omits deactivated cities, and
 * the whole section when no city is left.
 */
export function PopularDestinations({ cities }: { cities: readonly ListedCity[] }) {
  const { language, home } = useWords("home");
  const paths = usePaths();
  const slugByCity = new Map(cities.flatMap(({ listed, slug }) => (slug ? [[listed, slug]] : [])));
  const destinations = POPULAR_DESTINATIONS.filter(({ slug }) => slugByCity.has(slug));
  if (destinations.length === 0) return null;
  return (
    <Section className={styles.root} style={{ "--cards": destinations.length }} aria-labelledby="destinations-title">
      <SectionHeading id="destinations-title" title={home.destinations.title} />
      <PageGrid as="ul" className={styles.grid}>
        {destinations.map(({ name, slug, countryName, popular }, index) => (
          <li key={slug}>
            <Link to={paths.city(slugByCity.get(slug) ?? slug)} className={styles.destination}>
              <span className={styles.picture}>
                <ThemedPicture
                  src={`/pictures/cities/${slug}-800.webp`}
                  alt=""
                  sizes={DESTINATION_PICTURE_SIZES[Math.min(index, 2)] ?? "50vw"}
                />
              </span>
              <span className={styles.line}>
                <b>{placeNameIn(language, name)}</b>
                <span>
                  {placeNameIn(language, countryName)}
                  {popular && (
                    <>
                      , <Badge className={styles.badge}>{home.destinations.popular}</Badge>
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}

/** The first two are large; on a phone two are in a row. */
const DESTINATION_PICTURE_SIZES = [
  "(min-width: 52rem) 56vw, 46vw",
  "(min-width: 52rem) 38vw, 46vw",
  "(min-width: 52rem) 22vw, 46vw",
];
