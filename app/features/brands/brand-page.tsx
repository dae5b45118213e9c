import { BrandFacts } from "#app/features/brands/brand-facts.tsx";
import { PageOpening } from "#app/features/rental/page-opening.tsx";
import { PlaceLinks } from "#app/features/rental/place-links.tsx";
import { VehiclePlate } from "#app/features/rental/vehicle-card.tsx";
import { VehicleList } from "#app/features/rental/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkMore } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CategoryEntry, CityEntry } from "#domain/catalogue/entries.ts";
import type { Brand } from "#domain/catalogue/profiles.ts";
import type { TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/page-head.ts";
import "./brands.css";

interface BrandPageProps {
  brand: Brand;
  total: TallySum;
  cities: CityEntry[];
  categories: CategoryEntry[];
  vehicles: Vehicle[];
  paging: { page: number; pages: number };
  crumbs: Crumb[];
}

/** /{brand} (B 2.3): model count, city count, average daily price, city links and the cars. */
export function BrandPage({ brand, total, cities, categories, vehicles, paging, crumbs }: BrandPageProps) {
  const leader = vehicles[0];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening title={brand.name}>{brand.description && <p>{brand.description}</p>}</PageOpening>
      {leader && paging.page === 1 && (
        <figure className="grid-page brand-leader">
          <VehiclePlate vehicle={leader} view="studio" sizes="100vw" priority />
        </figure>
      )}
      {total.vehicles > 0 ? (
        <>
          <BrandFacts
            facts={[
              { label: "Modelli", value: String(total.vehicles) },
              { label: "Città", value: String(cities.length) },
              { label: "Prezzo medio al giorno", value: formatEuro(total.averageRate) },
              { label: "Categorie", value: categories.map(({ slug }) => CATEGORIES[slug].shortLabel).join(", ") },
            ]}
          />
          <section className="section" aria-labelledby="brand-vehicles">
            <SectionHeading id="brand-vehicles" title={`Le nostre ${brand.name}`} />
            <VehicleList vehicles={vehicles} paging={paging} />
          </section>
          <PlaceLinks
            id="brand-cities"
            title={`${brand.name} per città`}
            links={cities.map((city) => ({ ...city, to: paths.brandCity(brand.slug, city.slug) }))}
          />
        </>
      ) : (
        <div className="grid-page nothing">
          <EmptyState
            title={`Nessuna ${brand.name}, per ora`}
            hint="Scrivici quale modello cerchi: ti rispondiamo entro 2 ore."
            actions={<LinkMore to={paths.cars}>Tutta la collezione</LinkMore>}
          />
        </div>
      )}
    </>
  );
}
