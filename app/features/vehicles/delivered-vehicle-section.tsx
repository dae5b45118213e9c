import { fromCityText } from "#app/features/catalogue/catalogue-words.ts";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import type { DeliveredListing } from "#domain/delivery/delivered-listing.ts";
import { paths } from "#domain/paths.ts";
import { DEFAULT_SORT, type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import styles from "./delivered-vehicle-section.module.css";

interface DeliveredVehicleSectionProps {
  group: DeliveredListing;
  /** The city's stored (Italian) name: cards and search are Italian in every language. */
  city: string;
  /** The city's name in the page's language, if it differs. */
  localizedCity?: string;
  words?: CityWords;
  /** Further criteria of the link to all delivered vehicles. */
  extraCriteria?: Partial<Pick<SearchCriteria, "category" | "brands">>;
}

/**
 * Lists vehicles of other cities that are delivered here, after the page's own vehicles (product.md#delivered-cars). Renders nothing if there are
 * none.
 */
export function DeliveredVehicleSection({
  group,
  city,
  localizedCity = city,
  words = ITALIAN_CITY_PAGE_WORDS,
  extraCriteria,
}: DeliveredVehicleSectionProps) {
  const { total, vehicles } = group;
  if (vehicles.length === 0) return null;
  const search: SearchCriteria = { city, service: "auto", brands: [], categories: [], sort: DEFAULT_SORT };
  return (
    <Section aria-labelledby="delivered-vehicles">
      <SectionHeading
        id="delivered-vehicles"
        size="title"
        title={words.delivered.title(localizedCity)}
        aside={`${words.vehicles(total.vehicles)}. ${words.delivered.free}`}
      />
      <div lang="it">
        <VehicleList
          vehicles={vehicles}
          query={searchToQuery(search)}
          {...(extraCriteria?.category
            ? { noteOf: (vehicle: Vehicle) => fromCityText({ city: vehicle.location }) }
            : { areDelivered: true })}
        />
      </div>
      {total.vehicles > vehicles.length && (
        <PageGrid className={styles.all}>
          <MoreLink to={paths.explore(searchToQuery({ ...search, ...extraCriteria }))}>
            {words.delivered.all(total.vehicles)}
          </MoreLink>
        </PageGrid>
      )}
    </Section>
  );
}
