import type { BrandFact } from "#app/features/brands/brand-facts.tsx";
import { BrandHero } from "#app/features/brands/brand-hero.tsx";
import { VehicleInterior } from "#app/features/brands/vehicle-interior.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { lowestPriceNote } from "#app/features/catalogue/listing-texts.ts";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Section, SideSection } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { BrandPageData } from "#domain/pages/brand-pages.ts";
import type { Paths } from "#domain/paths.ts";
import { DEFAULT_SORT, searchToQuery } from "#domain/search/search.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./brand-pages.module.css";

/** Further cities are in the price table only. */
const MAX_LINKED_CITIES = 4;

/** Renders /{brand} (product.md#brand-pages): model count, city count, average daily rate, city links with today's lowest rate, and the vehicles. */
export function BrandPage(props: BrandPageData) {
  const { brand, total, cities, deliveredTo, vehicles, paging, prices, today, head } = props;
  const words = useWords("brandPages", "categories", "listings", "replyPromise");
  const paths = usePaths();
  const texts = words.brandPages;
  const nameOf = (name: string) => placeNameIn(words.language, name);
  const cityNameOf = (slug: string) => nameOf(cities.find((city) => city.slug === slug)?.name ?? slug);
  const site = useSite();
  const availableVehicles = vehicles.filter(({ available }) => available);
  // A single link gets no section of its own: it is appended to the previous section.
  const [onlyCity] = cities.length === 1 && deliveredTo.length > 0 ? cities : [];
  const heroVehicle = paging.page === 1 ? (availableVehicles[1] ?? availableVehicles[0] ?? vehicles[0]) : undefined;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <BrandHero
        title={head.h1}
        vehicle={heroVehicle}
        intro={brand.description}
        facts={total.displayed > 0 ? brandFigures(words, paths, props) : []}
      />
      {total.displayed > 0 ? (
        <>
          <Section className={styles.vehicles} aria-labelledby="brand-vehicles">
            <SectionHeading
              id="brand-vehicles"
              size="title"
              title={say(words, texts.ourCars, { count: vehicles.length, brand: brand.name })}
            />
            <VehicleList
              vehicles={vehicles}
              paging={paging}
              heroVehicleId={heroVehicle?.id}
              onlyCardBanner={heroVehicle && <VehicleInterior vehicle={heroVehicle} />}
            />
          </Section>
          <PriceTable
            id="brand-cities"
            title={words.listings.prices.byCity}
            note={lowestPriceNote(words, "lowestByCity", today)}
            group={words.listings.prices.city}
            rows={(prices.length > 1 ? prices : []).map((row) => ({
              ...row,
              name: cityNameOf(row.slug),
              to: paths.brandCity(brand.slug, row.slug),
            }))}
          />
        </>
      ) : (
        <EmptyListing
          title={say(words, texts.none, { brand: brand.name })}
          hint={say(words, texts.askForModel, { promised: promisedHours(words, site) })}
          actions={<MoreLink to={paths.cars}>{words.listings.fullCollection}</MoreLink>}
        />
      )}
      {deliveredTo.length > 0 && (
        <SideSection id="brand-delivered" title={texts.deliveredElsewhere}>
          <div>
            <p className={styles.note}>{texts.deliveredElsewhereNote}</p>
            <ul className={styles.cities}>
              {deliveredTo.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.explore(brandCityQuery(brand.slug, name))}>{nameOf(name)}</Link>
                </li>
              ))}
            </ul>
            {onlyCity && (
              <p className={styles.note}>
                <Sentence
                  text={texts.everyBrandInCity}
                  parameters={{ city: nameOf(onlyCity.name) }}
                  elements={{ city: (name) => <Link to={paths.city(onlyCity.slug)}>{name}</Link> }}
                />
              </p>
            )}
          </div>
        </SideSection>
      )}
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: say(words, texts.everyBrandInCities, { count: cities.length }),
            links: onlyCity ? [] : cities.map(({ slug, name }) => ({ to: paths.city(slug), name: nameOf(name) })),
          },
        ]}
      />
    </>
  );
}

/** Returns how many models and cities, the average daily rate and the categories. A single city or category is named, not counted. */
function brandFigures(
  words: Words<"brandPages" | "categories">,
  paths: Paths,
  { brand, total, cities, categories, vehicles }: BrandPageData,
): BrandFact[] {
  const texts = words.brandPages;
  const [onlyVehicle] = total.displayed === 1 ? vehicles : [];
  return [
    {
      label: say(words, texts.models, { count: total.displayed }),
      value: onlyVehicle?.name ?? String(total.displayed),
      note: total.vehicles < total.displayed ? say(words, texts.available, { count: total.vehicles }) : undefined,
    },
    {
      label: say(words, texts.cities, { count: cities.length }),
      ...(cities.length !== 1 && { value: String(cities.length) }),
      links:
        cities.length <= MAX_LINKED_CITIES
          ? cities.map(({ slug, name }) => ({
              to: paths.brandCity(brand.slug, slug),
              name: placeNameIn(words.language, name),
            }))
          : [],
    },
    { label: texts.averageRate, value: formatMoney(words, total.averageRate) },
    {
      label: say(words, texts.categories, { count: categories.length }),
      links: categories.map(({ slug }) => ({ to: paths.category(slug), name: words.categories.names[slug] })),
    },
  ];
}

/** Returns the query for the brand's vehicles in one city, including vehicles delivered there. */
const brandCityQuery = (brand: string, city: string) =>
  searchToQuery({ city, service: "auto", brands: [brand], categories: [], sort: DEFAULT_SORT });
