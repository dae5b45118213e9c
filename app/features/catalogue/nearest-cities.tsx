import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { type PlaceLink, PlaceLinks } from "./place-links.tsx";

interface NearestCitiesProps {
  /** Says that the city has none. */
  title: string;
  hint: string;
  linksTitle: string;
  /** Nearby cities that have some. */
  links: readonly PlaceLink[];
}

/** Renders an empty list that links to cities with a supply, when nothing can be delivered here (product.md#rental-pages). */
export function NearestCities({ title, hint, linksTitle, links }: NearestCitiesProps) {
  return (
    <>
      <EmptyListing title={title} hint={hint} />
      <PlaceLinks id="nearest-cities" title={linksTitle} links={links} />
    </>
  );
}
