import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { findCitySlug } from "#domain/cities/city.ts";
import type { SearchPlace } from "#domain/search/search-places.ts";
import styles from "./place-poster.deferred.module.css";

interface PlacePosterProps {
  place: SearchPlace | undefined;
  sizes?: string;
  className?: string | undefined;
}

/**
 * Renders the city's picture with its name. A place shows its city's picture, a city without picture shows its name only, and "all cities" has a
 * picture of its own. `className` sets the height.
 */
export function PlacePoster({ place, sizes = "100vw", className }: PlacePosterProps) {
  const slug = place ? findCitySlug(place.city) : null;
  return (
    <div className={classNames(styles.root, className)} aria-hidden="true">
      {slug && <ThemedPicture key={slug} src={`/pictures/cities/${slug}-1200.webp`} alt="" sizes={sizes} />}
      {!place && <AllCitiesPicture sizes={sizes} />}
      {place && <span>{place.name}</span>}
    </div>
  );
}

function AllCitiesPicture({ sizes }: { sizes: string }) {
  return (
    <>
      <Picture src="/pictures/heroes/day-tall-800.webp" alt="" sizes={sizes} onlyTheme="day" />
      <Picture src="/pictures/heroes/night-tall-800.webp" alt="" sizes={sizes} onlyTheme="night" />
    </>
  );
}
