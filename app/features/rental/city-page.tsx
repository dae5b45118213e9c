import { CategoryRoad } from "#app/features/rental/category-road.tsx";
import { CityText } from "#app/features/rental/city-text.tsx";
import { vehiclesLabel } from "#app/features/rental/counts.ts";
import { NearestCities } from "#app/features/rental/nearest-cities.tsx";
import { PageOpening } from "#app/features/rental/page-opening.tsx";
import { PlaceLinks } from "#app/features/rental/place-links.tsx";
import { VehicleList } from "#app/features/rental/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CategoryEntry, CityEntry } from "#domain/catalogue/entries.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import type { TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { CityLanguage } from "#domain/languages.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { isCitySlug } from "#domain/places.ts";
import type { Crumb } from "#domain/seo/page-head.ts";
import "./page-leads.css";

interface CityPageProps {
  city: CityProfile;
  language: CityLanguage;
  total: TallySum;
  categories: CategoryEntry[];
  leaders: Vehicle[];
  vehicles: Vehicle[];
  paging: { page: number; pages: number };
  nearest: CityEntry[];
  crumbs: Crumb[];
}

/** /luxury-car-rental/{city} (B 2.2): browse by category, then all its cars; without cars its text and its neighbours (design 6.20). */
export function CityPage(props: CityPageProps) {
  const { city, language, total, categories, leaders, vehicles, paging, nearest, crumbs } = props;
  const poster = city.imageUrl ?? (isCitySlug(city.slug) ? `/pictures/cities/${city.slug}-1200.webp` : null);
  const hasCars = total.vehicles > 0;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening above={city.country} title={`Noleggio Auto di Lusso a ${city.name}`}>
        {hasCars && (
          <p>
            {vehiclesLabel(total.vehicles)}, da {formatEuro(total.lowestRate)} al giorno
          </p>
        )}
      </PageOpening>
      {paging.page === 1 && (
        <div className="grid-page city-picture">
          {poster && (
            <Picture src={poster} alt={`${city.name}, illustrazione`} sizes="(min-width: 52rem) 64vw, 100vw" priority />
          )}
          <CityText city={city} language={language} />
        </div>
      )}
      {hasCars ? (
        <>
          <CategoryRoad
            title={`Per categoria, a ${city.name}`}
            citySlug={city.slug}
            categories={categories}
            leaders={leaders}
          />
          <section className="section" aria-labelledby="city-vehicles">
            <SectionHeading
              id="city-vehicles"
              title={`Tutte le vetture a ${city.name}`}
              aside="La consegna in città, in aeroporto o in albergo è gratuita."
            />
            <VehicleList vehicles={vehicles} paging={paging} />
          </section>
          <PlaceLinks
            id="nearest-cities"
            title="Le città più vicine"
            links={nearest.map((near) => ({ ...near, to: paths.city(near.slug) }))}
          />
        </>
      ) : (
        <NearestCities
          title={`Nessuna vettura a ${city.name}, per ora`}
          nearest={nearest}
          hrefOf={({ slug }) => paths.city(slug)}
        />
      )}
    </>
  );
}
