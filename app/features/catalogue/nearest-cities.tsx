import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { type PlaceLink, PlaceLinks } from "./place-links.tsx";

interface NearestCitiesProps {
  /** The title; it says that the city has no vehicles or jets. */
  title: string;
  hint: string;
  linksTitle: string;
  /** Nearby cities that have vehicles or jets. */
  links: readonly PlaceLink[];
}

/** Renders an empty state that links to the nearest cities with vehicles or jets, when nothing can be delivered here (product.md#rental-pages). */
export function NearestCities({ title, hint, linksTitle, links }: NearestCitiesProps) {
  return (
    <>
      <EmptyListing title={title} hint={hint} />
      <PlaceLinks id="nearest-cities" title={linksTitle} links={links} />
    </>
  );
}
