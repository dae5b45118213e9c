import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import { type PlaceLink, PlaceLinks } from "./place-links.tsx";

interface NearestCitiesProps {
  /** What is missing here. */
  title: string;
  hint?: string;
  linksTitle?: string;
  /** Cities that have it, nearest first. */
  links: readonly PlaceLink[];
}

/** An empty list that leads on: the nearest cities that have what is missing, for none of it is delivered here (product.md#rental-pages). */
export function NearestCities({
  title,
  hint = ITALIAN.delivered.none,
  linksTitle = ITALIAN.nearest,
  links,
}: NearestCitiesProps) {
  return (
    <>
      <EmptyListing title={title} hint={hint} />
      <PlaceLinks id="nearest-cities" title={linksTitle} links={links} />
    </>
  );
}
