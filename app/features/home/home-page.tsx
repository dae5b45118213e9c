import { HeroSearch } from "#app/features/booking-search/hero-search.tsx";
import { BrandGrid } from "#app/features/home/brand-grid.tsx";
import { CategoryCarousel } from "#app/features/home/category-carousel.tsx";
import { CategoryTiles } from "#app/features/home/category-tiles.tsx";
import { Coverage } from "#app/features/home/coverage.tsx";
import { FeaturedVehicles } from "#app/features/home/featured-vehicles.tsx";
import { MagazineBlock } from "#app/features/home/magazine-block.tsx";
import { PopularDestinations } from "#app/features/home/popular-destinations.tsx";
import { useSiteScope } from "#app/features/shell/site-scope.tsx";
import { findLeadPhotograph, type LeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { immediateBookingSentence } from "#domain/bookings/request/request-hold.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { listAdvertisedPoints, modelPromise } from "#domain/company/advertised-points.ts";
import { isEurope } from "#domain/company/company-region.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { HomePageData } from "#domain/pages/content-pages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayInCountry } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./home-page.module.css";

export interface HomePageProps extends Omit<HomePageData, "brands" | "head"> {
  /** The active brands by name, or a promise of them. */
  brands: HomePageData["brands"] | Promise<HomePageData["brands"]>;
  /** The preselected category: `/?category=suv`. */
  category: CategorySlug | null;
}

/** Renders the home page with its sections in order (product.md#home-page). */
export function HomePage({
  featured,
  hero,
  categoryCounts,
  photographed,
  brands,
  cities,
  addedCities,
  places,
  city,
  category,
  articles,
}: HomePageProps) {
  const pictureWords = useWords("pictures");
  // Sections without content are omitted (product.md#new-installation).
  const withCars = hasCars(categoryCounts);
  const brandPhotograph = findLeadPhotograph(pictureWords, photographed);
  return (
    <>
      <HeroSearch
        places={places}
        city={city ?? undefined}
        category={category}
        photographs={hero}
        withPicture={withCars}
      />
      <BenefitsStrip />
      {withCars && (
        <div className={styles.next}>
          <CategoryTiles counts={categoryCounts} photographed={photographed} selected={category} />
          <CategoryCarousel counts={categoryCounts} photographed={photographed} />
        </div>
      )}
      <div className={styles.later}>
        <FeaturedVehicles vehicles={featured} />
        <OurBrandSection withPicture={withCars} photograph={brandPhotograph} />
        {!(Array.isArray(brands) && brands.length === 0) && <BrandGrid brands={brands} />}
        <PopularDestinations cities={cities} />
        <Coverage cities={cities} addedCities={addedCities} />
        <ServiceBlock
          withPicture={withCars}
          photograph={findLeadPhotograph(pictureWords, photographed.slice(1)) ?? brandPhotograph}
        />
        <MagazineBlock articles={articles} />
      </div>
    </>
  );
}

/** Whether the company has a car; without one the page shows no pictures of cars. */
export const hasCars = (counts: HomePageProps["categoryCounts"]): boolean =>
  CATEGORY_SLUGS.some((slug) => counts[slug].count > 0);

/** Lists the points that the company advertises (product.md#advertised-points); nothing without any. */
function BenefitsStrip() {
  const words = useWords("home", "company", "openingHours", "places", "replyPromise", "requestHolds");
  const countries = (useSiteScope()?.countries ?? []).map((name) => placeNameIn(words.language, name));
  const points = listAdvertisedPoints(words, useSite(), countries);
  if (points.length === 0) return null;
  return (
    <section className={styles.benefits} aria-label={words.home.points}>
      <PageGrid as="ul">
        {points.map(({ key, title, text }) => (
          <li key={key}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </PageGrid>
    </section>
  );
}

interface HousePictureProps {
  /** Whether the section has a picture; false for a company without cars. */
  withPicture: boolean;
  /** The photograph of one of the company's cars, instead of our drawing. */
  photograph: LeadPhotograph | null;
}

/**
 * Renders 'Il Nostro Brand' (product.md#our-brand): title, three paragraphs, and the signature picture, which lights up once 30 % of it is in view
 * (app/browser/reveal-on-scroll.ts). Without scripts it is lit from the start. A company without cars has no picture of one.
 */
function OurBrandSection({ withPicture: hasPicture, photograph }: HousePictureProps) {
  const site = useSite();
  const countries = useSiteScope()?.countries ?? [];
  const words = useWords("home", "company", "places");
  const { brand } = words.home;
  const signaturePicture = { src: "/pictures/house/signature-1200.webp", alt: brand.picture };
  const promisesModel = modelPromise(words, site) !== null;
  return (
    <section className={styles.brand} aria-labelledby="our-brand-title">
      <h2 id="our-brand-title">{brand.title}</h2>
      {hasPicture && (
        <figure data-reveal="">
          <Picture
            {...(photograph ?? signaturePicture)}
            sizes="(min-width: 52rem) 70vw, (min-width: 40rem) 78vw, 100vw"
          />
        </figure>
      )}
      <div className={styles.brandText}>
        <p className={styles.brandLead}>{say(words, brand.idea, { company: site.name })}</p>
        <p>{heritageText(words, countries, site)}</p>
        <p>
          {promisesModel && `${brand.noSubstitute} `}
          {brand.included}
        </p>
      </div>
    </section>
  );
}

/** Returns since when and where the company delivers. `countries` are those served, by Italian name. */
function heritageText(words: Words<"home" | "places">, countries: readonly string[], site: SiteConfiguration): string {
  const { heritage, heritageSince, deliveredWhere } = words.home.brand;
  const { country } = site.address;
  const inCountry = sayInCountry(words, placeNameIn(words.language, country));
  const where = () => {
    if (!countries.includes(country)) return isEurope(site) ? deliveredWhere.citiesOfEurope : deliveredWhere.cities;
    if (countries.length === 1) return say(words, deliveredWhere.onlyCountry, { inCountry });
    return say(words, isEurope(site) ? deliveredWhere.countryAndCitiesOfEurope : deliveredWhere.countryAndCities, {
      inCountry,
    });
  };
  return site.heritageSince === null
    ? say(words, heritage, { where: where() })
    : say(words, heritageSince, { year: String(site.heritageSince), where: where() });
}

/** Returns the services with their descriptions, without those that the company doesn't advertise or offer (product.md#services). */
export function buildServices(
  words: Words<"home" | "openingHours" | "replyPromise" | "requestHolds">,
  site: SiteConfiguration,
) {
  const { services } = words.home;
  return [
    { title: services.transfer, text: services.transferText },
    {
      title: say(words, services.concierge, { hours: hoursClause(words, site.hours.phone) }),
      text: services.conciergeText,
    },
    ...(site.offers.experiences ? [{ title: services.experiences, text: services.experiencesText }] : []),
    ...(site.advertisedPoints.booking.isShown
      ? [
          {
            title: services.booking,
            text: say(words, services.bookingText, { immediacy: immediateBookingSentence(words, site) }),
          },
        ]
      : []),
  ];
}

/** Renders the service section (product.md#services). A company without cars has no picture of one. */
function ServiceBlock({ withPicture: hasPicture, photograph }: HousePictureProps) {
  const words = useWords("home", "openingHours", "replyPromise", "requestHolds");
  return (
    <section data-ground="night" className={styles.service} aria-labelledby="service-title">
      {hasPicture && (
        <Picture
          src={photograph?.src ?? "/pictures/house/service-1200.webp"}
          alt=""
          sizes="(min-width: 52rem) 80vw, 100vw"
          className={styles.servicePicture}
        />
      )}
      <PageGrid className={styles.serviceWords}>
        <h2 id="service-title">{words.home.services.title}</h2>
        <DefinitionGrid className={styles.services} items={buildServices(words, useSite())} />
      </PageGrid>
    </section>
  );
}
