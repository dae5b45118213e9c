import { CategoryCards } from "#app/features/catalogue/category-cards.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { Destinations } from "#app/features/catalogue/destinations.tsx";
import { EmptyCatalogue } from "#app/features/catalogue/empty-catalogue.tsx";
import { countCars, countCities } from "#app/features/catalogue/listing-texts.ts";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { PriceMatrix } from "#app/features/catalogue/price-matrix.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { WhyChoose } from "#app/features/catalogue/why-choose.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { RentalHubPageData } from "#domain/pages/rental-pages.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";

/** Renders /luxury-car-rental (product.md#rental-pages): destinations, categories, today's prices of both and why to choose the company. */
export function RentalHubPage(props: RentalHubPageData) {
  const { total, categories, photographed, cities, brands, prices, today, experiences, head } = props;
  const words = useWords("listings", "rentalPages");
  const paths = usePaths();
  const { fleet, brands: brandsText, weekends } = words.rentalPages;
  const withCars = cities.filter((city) => city.vehicles > 0).length;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero title={head.h1}>
        {total.vehicles > 0 ? (
          <>
            <p>
              {say(words, fleet, {
                cars: countCars(words, total.vehicles),
                withCars: countCities(words, withCars),
                served: countCities(words, cities.length),
                rate: formatMoney(words, total.lowestRate),
              })}
            </p>
            <ButtonLink to={paths.cars}>{words.listings.fullCollection}</ButtonLink>
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
          { text: brandsText, links: brands.map(({ slug, name }) => ({ to: paths.brand(slug), name })) },
          {
            text: weekends,
            links: experiences.map(({ slug, name }) => ({ to: paths.experience(slug), name })),
          },
        ]}
      />
    </>
  );
}
