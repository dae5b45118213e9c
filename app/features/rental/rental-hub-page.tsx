import { CategoryCards } from "#app/features/catalogue/category-cards.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { Destinations } from "#app/features/catalogue/destinations.tsx";
import { EmptyCatalogue } from "#app/features/catalogue/empty-catalogue.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { PriceMatrix } from "#app/features/catalogue/price-matrix.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { WhyChoose } from "#app/features/catalogue/why-choose.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatEuro } from "#domain/money.ts";
import type { RentalHubPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { RENTAL_WORDS } from "./rental-words.ts";

/** Renders /luxury-car-rental (product.md#rental-pages): destinations, categories, today's prices of both and why to choose the company. */
export function RentalHubPage(props: RentalHubPageData) {
  const { total, categories, photographed, cities, brands, prices, today, experiences, head } = props;
  const withCars = cities.filter((city) => city.vehicles > 0).length;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero title={head.h1}>
        {total.vehicles > 0 ? (
          <>
            <p>
              {RENTAL_WORDS.fleet({
                vehicles: total.vehicles,
                withCars,
                served: cities.length,
                rate: formatEuro(total.lowestRate),
              })}
            </p>
            <ButtonLink to={paths.cars}>Tutta la collezione</ButtonLink>
          </>
        ) : (
          <EmptyCatalogue />
        )}
      </PageHero>
      <CategoryCards categories={categories} photographed={photographed} />
      <Destinations cities={cities} />
      <PriceMatrix cities={cities} categories={categories} prices={prices} today={today} />
      <WhyChoose />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          { text: "I marchi della casa:", links: brands.map(({ slug, name }) => ({ to: paths.brand(slug), name })) },
          {
            text: "Un fine settimana già pronto:",
            links: experiences.map(({ slug, name }) => ({ to: paths.experience(slug), name })),
          },
        ]}
      />
    </>
  );
}
