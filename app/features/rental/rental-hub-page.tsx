import { CategoryPlates } from "#app/features/rental/category-plates.tsx";
import { citiesLabel, vehiclesLabel } from "#app/features/rental/counts.ts";
import { Destinations } from "#app/features/rental/destinations.tsx";
import { PageOpening } from "#app/features/rental/page-opening.tsx";
import { WhyChoose } from "#app/features/rental/why-choose.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkMore } from "#app/ui/button.tsx";
import type { CategoryEntry, CityEntry } from "#domain/catalogue/entries.ts";
import type { TallySum } from "#domain/catalogue/tally.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/page-head.ts";
import "./rental-hub.css";

interface RentalHubPageProps {
  total: TallySum;
  categories: CategoryEntry[];
  cities: CityEntry[];
  crumbs: Crumb[];
}

/** /luxury-car-rental (B 2.2): destinations, categories and why to choose the house. */
export function RentalHubPage({ total, categories, cities, crumbs }: RentalHubPageProps) {
  const withCars = cities.filter((city) => city.vehicles > 0).length;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening title="Noleggio Auto di Lusso">
        <p>
          {vehiclesLabel(total.vehicles)} in {citiesLabel(withCars)}, consegna in {citiesLabel(cities.length)}
          {total.vehicles > 0 && `, da ${formatEuro(total.lowestRate)} al giorno`}.
        </p>
        <LinkMore to={paths.cars}>Tutta la collezione</LinkMore>
      </PageOpening>
      <CategoryPlates categories={categories} />
      <Destinations cities={cities} />
      <WhyChoose />
    </>
  );
}
