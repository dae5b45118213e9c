import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { type PlaceLink, PlaceLinks } from "./place-links.tsx";

interface NearestCitiesProps {
  /** What is missing here. */
  title: string;
  hint?: string;
  linksTitle?: string;
  /** Cities that have it, nearest first. */
  links: readonly PlaceLink[];
}

/** An empty list that leads on: the cities from which we deliver here (product.md#rental-pages). */
export function NearestCities({
  title,
  hint = "Consegniamo qui, senza supplemento, dalle città più vicine.",
  linksTitle = "Da dove partono",
  links,
}: NearestCitiesProps) {
  return (
    <>
      <EmptyListing title={title} hint={hint} />
      <PlaceLinks id="nearest-cities" title={linksTitle} links={links} />
    </>
  );
}
