import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { CitySlug } from "#domain/cities/city.ts";
import type { CoveredCity, CoveredCountry } from "#domain/cities/coverage-by-country.ts";
import { countryRings, type LonLat } from "#domain/map/country-outlines.ts";
import { MAP_HEIGHT, MAP_WIDTH, projectToMap, toSvgPath } from "#domain/map/projection.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./coverage-map.module.css";

interface CoverageMapProps {
  countries: readonly CoveredCountry[];
  className?: string | undefined;
}

/** Too small for a name as large as the others': none at all in a narrow window. */
const SMALL_COUNTRIES: ReadonlySet<string> = new Set(["AT"]);

/** Meridians and parallels every five degrees; the projection's meridians are straight. */
const GRATICULE = [
  ...[-10, -5, 0, 5, 10, 15, 20].map((longitude) =>
    toSvgPath([34, 58].map((latitude): LonLat => [longitude, latitude])),
  ),
  ...[35, 40, 45, 50, 55].map((latitude) =>
    toSvgPath([-14, -10, -6, -2, 2, 6, 10, 14, 18, 22].map((longitude): LonLat => [longitude, latitude])),
  ),
].join("");

/**
 * The countries of the company and its cities, drawn from their coordinates (no tiles, nothing fetched). Each city is a link, name and dot. On a
 * tablet those with cars have their names, on a phone the first of each country; the register has them all.
 */
export function CoverageMap({ countries, className }: CoverageMapProps) {
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
                  {name}
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
            const { side, dx, dy, isCrowded } = labelPlaceOf(city.slug);
            return (
              <li
                key={city.slug}
                className={classNames(
                  styles.name,
                  side === "left" && styles.nameLeft,
                  !isCrowded && styles.withDot,
                  hasCars(city) && styles.withCars,
                  firstCitySlugs.has(city.slug) && styles.firstOfCountry,
                )}
                style={{ left: toPercent(x + dx, MAP_WIDTH), top: toPercent(y + dy, MAP_HEIGHT) }}
              >
                <Link
                  to={paths.city(city.slug)}
                  aria-label={messages.coverage.city(city.name)}
                  data-hover-link={city.slug}
                >
                  {city.name}
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

/** The way of a car to a city that has none of its own, from the city that lends it. */
function SupplyArc({ city, from, to }: { city: CoveredCity; from: MapPoint | undefined; to: MapPoint }) {
  if (!from || hasCars(city)) return null;
  const [width, height] = [to.x - from.x, to.y - from.y];
  // Over the middle, a fifth of the way to its side.
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
  const { dx, dy, hasLeaderLine } = labelPlaceOf(city.slug);
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

/** A city without coordinates stands in the list only. */
function withMapPosition(city: CoveredCity) {
  if (city.longitude === null || city.latitude === null) return [];
  return [{ city, ...projectToMap([city.longitude, city.latitude]) }];
}

const toPercent = (value: number, whole: number) => `${Math.round((value / whole) * 10_000) / 100}%`;

/** Where a city's name stands beside its dot, in units of the map. */
interface LabelPlace {
  side: "left" | "right";
  dx: number;
  dy: number;
  /** A line from the dot to the name, for names that had to move away. */
  hasLeaderLine?: boolean;
  /** So near to others that only its name can be touched, not the dot as well. */
  isCrowded?: boolean;
}

const LABEL_RIGHT: LabelPlace = { side: "right", dx: 11, dy: 0 };
const LABEL_LEFT: LabelPlace = { side: "left", dx: -11, dy: 0 };

/** Set by hand, so that from 800 px of map width no two names are nearer than a finger (24 px). */
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

/** The place of a city's name; at the right of its dot unless we know better. */
function labelPlaceOf(slug: string): LabelPlace {
  return LABEL_PLACES[slug as CitySlug] ?? LABEL_RIGHT;
}

/** Where the names of the countries stand, by code, in units of the map. Switzerland has cities and ways where its name would be: the register beside the map has it. */
const COUNTRY_LABELS: Readonly<Record<string, { x: number; y: number }>> = {
  IT: { x: 884, y: 560 },
  FR: { x: 392, y: 402 },
  DE: { x: 648, y: 168 },
  ES: { x: 200, y: 590 },
  AT: { x: 824, y: 373 },
};
