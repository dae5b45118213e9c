import { PlaceLinks } from "#app/features/rental/place-links.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { CityEntry } from "#domain/catalogue/entries.ts";

interface NearestCitiesProps {
  /** What is missing here. */
  title: string;
  /** Cities that have it, nearest first. */
  nearest: readonly CityEntry[];
  hrefOf: (city: CityEntry) => string;
}

/** An empty list that leads on: the cities from which we deliver here (design 6.20). */
export function NearestCities({ title, nearest, hrefOf }: NearestCitiesProps) {
  return (
    <>
      <div className="grid-page nothing">
        <EmptyState title={title} hint="Consegniamo qui, senza supplemento, dalle città più vicine." />
      </div>
      <PlaceLinks
        id="nearest-cities"
        title="Da dove partono"
        links={nearest.map((city) => ({ ...city, to: hrefOf(city) }))}
      />
    </>
  );
}
