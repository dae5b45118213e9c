import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CitySlug } from "#domain/cities/city.ts";
import type { CoveredCity, CoveredCountry } from "#domain/cities/coverage-by-country.ts";
import { countryRings, type LonLat } from "#domain/map/country-outlines.ts";
import { findMapPosition } from "#domain/map/map-position.ts";
import { MAP_HEIGHT, MAP_WIDTH, toSvgPath } from "#domain/map/projection.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./coverage-map.module.css";

interface CoverageMapProps {
  countries: readonly CoveredCountry[];
  className?: string | undefined;
}

/** Countries too small for a name of the same size; their name is hidden in a narrow window. */
const SMALL_COUNTRIES: ReadonlySet<string> = new Set(["AT"]);

/** Meridians and parallels every five degrees; the projection's meridians are straight lines. */
const GRATICULE = [
  ...[-10, -5, 0, 5, 10, 15, 20].map((longitude) =>
    toSvgPath([34, 58].map((latitude): LonLat => [longitude, latitude])),
  ),
  ...[35, 40, 45, 50, 55].map((latitude) =>
    toSvgPath([-14, -10, -6, -2, 2, 6, 10, 14, 18, 22].map((longitude): LonLat => [longitude, latitude])),
  ),
].join("");

/**
 * Draws the company's countries and cities from their coordinates (no map tiles, no requests). Each city is a link with name and dot. A tablet names
 * the cities with vehicles, a phone the first city of each country; the list beside the map has them all.
 */
export function CoverageMap({ countries, className }: CoverageMapProps) {
  const words = useWords("whereWeOperate");
  const paths = usePaths();
  const cities = countries.flatMap((country) => country.cities).flatMap(withMapPosition);
  const firstCitySlugs = new Set(countries.map((country) => country.cities.find(hasCars)?.slug));
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.sheet}>
        <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" focusable="false">
          <path className={styles.graticule} d={GRATICULE} />
          {countries.map(({ code, name }) => (
            <path
              key={name}
              className={styles.land}
              d={countryRings(code)
                .map((ring) => toSvgPath(ring, true))
                .join("")}
            />
          ))}
          {countries.map(({ code, name }) => {
            const position = COUNTRY_LABELS[code];
            return (
              position && (
                <text
                  key={name}
                  className={classNames(styles.country, SMALL_COUNTRIES.has(code) && styles.smallCountry)}
                  x={position.x}
                  y={position.y}
                >
                  {placeNameIn(words.language, name)}
                </text>
              )
            );
          })}
          {cities.map(({ city, x, y }) => (
            <SupplyArc
              key={city.slug}
              city={city}
              to={{ x, y }}
              from={cities.find((base) => base.city.name === city.suppliedFrom)}
            />
          ))}
          {cities.map(({ city, x, y }) => (
            <CityDot key={city.slug} city={city} x={x} y={y} />
          ))}
        </svg>
        <ul data-map-names="">
          {cities.map(({ city, x, y }) => {
            const { side, dx, dy, isCrowded, isAtEdge } = labelPlaceOf(city.slug, x);
            return (
              <li
                key={city.slug}
                className={classNames(
                  styles.name,
                  side === "left" && styles.nameLeft,
                  isAtEdge && styles.nameAtEdge,
                  !isCrowded && styles.withDot,
                  hasCars(city) && styles.withCars,
                  firstCitySlugs.has(city.slug) && styles.firstOfCountry,
                )}
                style={{ left: toPercent(x + dx, MAP_WIDTH), top: toPercent(y + dy, MAP_HEIGHT) }}
              >
                <Link
                  to={paths.city(city.slug)}
                  aria-label={say(words, words.whereWeOperate.cityLink, {
                    city: placeNameIn(words.language, city.name),
                  })}
                  data-hover-link={city.slug}
                >
                  {placeNameIn(words.language, city.name)}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

interface MapPoint {
  x: number;
  y: number;
}

/** Draws an arc from the city that delivers to a city without vehicles of its own. */
function SupplyArc({ city, from, to }: { city: CoveredCity; from: MapPoint | undefined; to: MapPoint }) {
  if (!from || hasCars(city)) return null;
  const [width, height] = [to.x - from.x, to.y - from.y];
  // The control point: above the middle, offset sideways by a fifth of the distance.
  const [x, y] = [from.x + width / 2 + height / 5, from.y + height / 2 - Math.abs(width) / 5];
  return (
    <path
      className={styles.arc}
      d={`M${from.x} ${from.y}Q${roundToTenth(x)} ${roundToTenth(y)} ${to.x} ${to.y}`}
      data-hover-link={city.slug}
    />
  );
}

const hasCars = ({ vehicles }: CoveredCity) => vehicles > 0;

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

function CityDot({ city, x, y }: { city: CoveredCity; x: number; y: number }) {
  const { dx, dy, hasLeaderLine } = labelPlaceOf(city.slug, x);
  return (
    <g className={styles.city} data-hover-link={city.slug}>
      {hasLeaderLine && <path className={styles.leader} d={`M${x} ${y}l${dx - 3} ${dy}`} />}
      <circle
        className={classNames(styles.dot, !hasCars(city) && styles.isServed)}
        cx={x}
        cy={y}
        r={hasCars(city) ? 6 : 4.5}
      />
    </g>
  );
}

/** A city without coordinates, or outside the drawing, is in the list only. */
function withMapPosition(city: CoveredCity) {
  const position = findMapPosition(city);
  return typeof position === "string" ? [] : [{ city, ...position }];
}

const toPercent = (value: number, whole: number) => `${Math.round((value / whole) * 10_000) / 100}%`;

/** The position of a city's name relative to its dot, in units of the map. */
interface LabelPlace {
  side: "left" | "right";
  dx: number;
  dy: number;
  /** Draws a line from the dot to a name that had to move away. */
  hasLeaderLine?: boolean;
  /** So near to other cities that only its name is clickable, not its dot. */
  isCrowded?: boolean;
  /** So near to the right edge that its name stays on the left on a phone too. */
  isAtEdge?: boolean;
}

const LABEL_RIGHT: LabelPlace = { side: "right", dx: 11, dy: 0 };
const LABEL_LEFT: LabelPlace = { side: "left", dx: -11, dy: 0 };

/** Positions of city names, set by hand so that at 800 px of map width and more no two names are closer than a touch target (24 px). */
const LABEL_PLACES: Partial<Record<CitySlug, LabelPlace>> = {
  rome: LABEL_LEFT,
  naples: LABEL_LEFT,
  lugano: { side: "left", dx: -11, dy: -4, isCrowded: true },
  como: { side: "right", dx: 13, dy: -5, isCrowded: true },
  milan: { side: "right", dx: 11, dy: 14, isCrowded: true },
  monaco: { side: "right", dx: 30, dy: 8, hasLeaderLine: true, isCrowded: true },
  nice: { side: "right", dx: 8, dy: 42, hasLeaderLine: true, isCrowded: true },
  cannes: { side: "left", dx: -11, dy: 8, isCrowded: true },
  lyon: { side: "left", dx: -11, dy: 8 },
  geneva: { side: "left", dx: -11, dy: -5 },
  bern: LABEL_LEFT,
  stuttgart: { side: "left", dx: -11, dy: -4 },
  munich: { side: "left", dx: -11, dy: 5 },
  salzburg: { side: "right", dx: 11, dy: 6 },
  innsbruck: { side: "right", dx: 11, dy: 10 },
  marbella: { side: "right", dx: 6, dy: 22, isCrowded: true },
};

/** East of this, a name to the right of its dot could leave the window. */
const MAX_LABEL_RIGHT_X = 860;

/** Returns the position of a city's name; by default to the right of its dot, near the right edge to the left. */
function labelPlaceOf(slug: string, x: number): LabelPlace {
  return LABEL_PLACES[slug as CitySlug] ?? (x > MAX_LABEL_RIGHT_X ? { ...LABEL_LEFT, isAtEdge: true } : LABEL_RIGHT);
}

/**
 * Positions of the countries' names by code, in units of the map. Switzerland has no name here, because cities and arcs take its room; the list
 * beside the map has it.
 */
const COUNTRY_LABELS: Readonly<Record<string, { x: number; y: number }>> = {
  IT: { x: 884, y: 560 },
  FR: { x: 392, y: 402 },
  DE: { x: 648, y: 168 },
  ES: { x: 200, y: 590 },
  AT: { x: 824, y: 373 },
};
