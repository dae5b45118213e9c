import { fromCity } from "#app/features/catalogue/catalogue-words.ts";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import type { DeliveredGroup } from "#domain/delivery/delivered-group.ts";
import { paths } from "#domain/paths.ts";
import { DEFAULT_SORT, type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import styles from "./delivered-cars.module.css";

interface DeliveredCarsProps {
  group: DeliveredGroup;
  /** Name as stored: cards and search are Italian in every language. */
  city: string;
  /** In the page's language, where that is another. */
  name?: string;
  words?: CityWords;
  /** What else the search of all of them is narrowed to. */
  narrowed?: Partial<Pick<SearchCriteria, "category" | "brands">>;
}

/** The cars of other cities that are brought here, after those of the page's own (product.md#delivered-cars). Nothing where the page shows none. */
export function DeliveredCars({ group, city, name = city, words = ITALIAN, narrowed }: DeliveredCarsProps) {
  const { total, vehicles } = group;
  if (vehicles.length === 0) return null;
  const search: SearchCriteria = { city, service: "auto", brands: [], categories: [], sort: DEFAULT_SORT };
  return (
    <Section aria-labelledby="delivered-vehicles">
      <SectionHeading
        id="delivered-vehicles"
        size="title"
        title={words.delivered.title(name)}
        aside={`${words.vehicles(total.vehicles)}. ${words.delivered.free}`}
      />
      <div lang="it">
        <VehicleList
          vehicles={vehicles}
          query={searchToQuery(search)}
          {...(narrowed?.category
            ? { noteOf: (vehicle: Vehicle) => fromCity({ city: vehicle.location }) }
            : { brought: true })}
        />
      </div>
      {total.vehicles > vehicles.length && (
        <PageGrid className={styles.all}>
          <LinkMore to={paths.explore(searchToQuery({ ...search, ...narrowed }))}>
            {words.delivered.all(total.vehicles)}
          </LinkMore>
        </PageGrid>
      )}
    </Section>
  );
}
