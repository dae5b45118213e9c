import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { type PlaceLink, PlaceLinks } from "./place-links.tsx";

interface NearestCitiesProps {
  /** What is missing here. */
  title: string;
  hint: string;
  linksTitle: string;
  /** Cities that have it. */
  links: readonly PlaceLink[];
}

/** An empty list that leads on: the cities that have what is missing, for none of it is delivered here (product.md#rental-pages). */
export function NearestCities({ title, hint, linksTitle, links }: NearestCitiesProps) {
  return (
    <>
      <EmptyListing title={title} hint={hint} />
      <PlaceLinks id="nearest-cities" title={linksTitle} links={links} />
    </>
  );
}
