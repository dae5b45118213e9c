import { countCars } from "#app/features/catalogue/listing-texts.ts";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { DeliveredListing } from "#domain/delivery/delivered-listing.ts";
import { DEFAULT_SORT, type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./delivered-vehicle-section.module.css";

interface DeliveredVehicleSectionProps {
  group: DeliveredListing;
  /** The city's stored (Italian) name. */
  city: string;
  /** Further criteria of the link to all delivered vehicles. */
  extraCriteria?: Partial<Pick<SearchCriteria, "category" | "brands">>;
}

/**
 * Lists vehicles of other cities that are delivered here, after the page's own vehicles (product.md#delivered-cars). Renders nothing if there are
 * none.
 */
export function DeliveredVehicleSection({ group, city, extraCriteria }: DeliveredVehicleSectionProps) {
  const { total, vehicles } = group;
  const words = useWords("listings");
  const paths = usePaths();
  const { delivered } = words.listings;
  if (vehicles.length === 0) return null;
  const search: SearchCriteria = { city, service: "auto", brands: [], categories: [], sort: DEFAULT_SORT };
  return (
    <Section aria-labelledby="delivered-vehicles">
      <SectionHeading
        id="delivered-vehicles"
        size="title"
        title={say(words, delivered.title, { city: placeNameIn(words.language, city) })}
        aside={say(words, delivered.summary, { cars: countCars(words, total.vehicles) })}
      />
      <VehicleList
        vehicles={vehicles}
        query={searchToQuery(search)}
        {...(extraCriteria?.category
          ? {
              noteOf: (vehicle: Vehicle) =>
                say(words, delivered.fromCity, { city: placeNameIn(words.language, vehicle.location) }),
            }
          : { areDelivered: true })}
      />
      {total.vehicles > vehicles.length && (
        <PageGrid className={styles.all}>
          <MoreLink to={paths.explore(searchToQuery({ ...search, ...extraCriteria }))}>
            {say(words, delivered.all, { count: total.vehicles })}
          </MoreLink>
        </PageGrid>
      )}
    </Section>
  );
}
