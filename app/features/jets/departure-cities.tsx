import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import { durationLabel } from "#domain/jets/duration-label.ts";
import type { JetCityEntry } from "#domain/jets/jet-pages.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
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
  const words = useWords("jetPages");
  const paths = usePaths();
  const placeName = usePlaceName();
  return (
    <Section aria-labelledby="jet-cities-title">
      <SectionHeading id="jet-cities-title" title={words.jetPages.departures} />
      <PageGrid as="ul" className={styles.grid}>
        {cities.map((city, index) => (
          <li key={city.slug} className={index < LARGE_POSTER_COUNT ? styles.first : undefined}>
            <Link to={paths.jetCity(city.slug)}>
              {isCitySlug(city.slug) && (
                <ThemedPicture src={`/pictures/cities/${city.slug}-800.webp`} alt="" sizes={pictureSizesAt(index)} />
              )}
              <b>{placeName(city.name)}</b>
              <span>
                {say(words, words.jetPages.fleetOfCity, { count: city.jets, rate: formatMoney(words, city.fromRate) })}
              </span>
              {city.routes[0] && <FirstRoute route={city.routes[0]} />}
              <em>{say(words, words.jetPages.jetsFrom, { city: placeName(city.name) })}</em>
            </Link>
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}

function FirstRoute({ route: { destination, minutes, price } }: { route: JetRoute }) {
  const words = useWords("jetPages");
  const facts = {
    destination: usePlaceName()(destination),
    duration: durationLabel(words, minutes),
    price: formatMoney(words, price),
  };
  return <span>{say(words, words.jetPages.routeInShort, facts)}</span>;
}
