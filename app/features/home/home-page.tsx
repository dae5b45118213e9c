import { HeroSearch } from "#app/features/booking-search/hero-search.tsx";
import { BrandGrid } from "#app/features/home/brand-grid.tsx";
import { CategoryCarousel } from "#app/features/home/category-carousel.tsx";
import { CategoryTiles } from "#app/features/home/category-tiles.tsx";
import { Coverage } from "#app/features/home/coverage.tsx";
import { FeaturedVehicles } from "#app/features/home/featured-vehicles.tsx";
import { HOME_WORDS } from "#app/features/home/home-words.ts";
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
import { messages } from "#domain/messages.it.ts";
import type { HomePageData } from "#domain/pages/content-pages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
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
  // Sections without content are omitted (product.md#new-installation).
  const withCars = hasCars(categoryCounts);
  const brandPhotograph = findLeadPhotograph(photographed);
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
          photograph={findLeadPhotograph(photographed.slice(1)) ?? brandPhotograph}
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
  const words = useWords("company", "openingHours", "places");
  const points = listAdvertisedPoints(words, useSite(), useSiteScope()?.countries ?? []);
  if (points.length === 0) return null;
  return (
    <section className={styles.benefits} aria-label="Vantaggi">
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

const SIGNATURE_PICTURE = {
  src: "/pictures/house/signature-1200.webp",
  alt: "La vettura di rappresentanza della casa, in studio",
};

/**
 * Renders 'Il Nostro Brand' (product.md#our-brand): title, three paragraphs, and the signature picture, which lights up once 30 % of it is in view
 * (app/browser/reveal-on-scroll.ts). Without scripts it is lit from the start. A company without cars has no picture of one.
 */
function OurBrandSection({ withPicture: hasPicture, photograph }: HousePictureProps) {
  const site = useSite();
  const countries = useSiteScope()?.countries ?? [];
  const words = useWords("company");
  const promisesModel = modelPromise(words, site) !== null;
  return (
    <section className={styles.brand} aria-labelledby="our-brand-title">
      <h2 id="our-brand-title">{messages.brandSection.title}</h2>
      {hasPicture && (
        <figure data-reveal="">
          <Picture
            {...(photograph ?? SIGNATURE_PICTURE)}
            sizes="(min-width: 52rem) 70vw, (min-width: 40rem) 78vw, 100vw"
          />
        </figure>
      )}
      <div className={styles.brandText}>
        <p className={styles.brandLead}>{HOME_WORDS.idea({ company: site.name })}</p>
        <p>{HOME_WORDS.heritage({ since: site.heritageSince, where: deliveredWhere(countries, site) })}</p>
        <p>
          {promisesModel && `${HOME_WORDS.noSubstitute} `}
          {HOME_WORDS.included}
        </p>
      </div>
    </section>
  );
}

function deliveredWhere(countries: readonly string[], site: SiteConfiguration): string {
  const { country } = site.address;
  return HOME_WORDS.deliveredWhere({
    home: countries.includes(country) ? country : null,
    isOnlyOne: countries.length === 1,
    europe: isEurope(site) ? " d'Europa" : "",
  });
}

/** Returns the services with their descriptions, without those that the company doesn't advertise or offer (product.md#services). */
function buildServices(site: SiteConfiguration) {
  const texts = [
    "Autista e vettura dall'aeroporto alla porta.",
    "Un assistente che prenota il resto: tavoli, ormeggi, suite.",
    "Un fine settimana costruito attorno alla guida.",
    HOME_WORDS.byPhone({ immediacy: immediateBookingSentence(site) }),
  ];
  const [transfer, concierge, experiences, instantBooking] = HOME_WORDS.services(site.hours).map((title, index) => ({
    title,
    text: texts[index] ?? "",
  }));
  return [
    transfer,
    concierge,
    ...(site.offers.experiences ? [experiences] : []),
    ...(site.advertisedPoints.booking.isShown ? [instantBooking] : []),
  ].filter((service) => service !== undefined);
}

/** Renders the service section (product.md#services). A company without cars has no picture of one. */
function ServiceBlock({ withPicture: hasPicture, photograph }: HousePictureProps) {
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
        <h2 id="service-title">Oltre la chiave</h2>
        <DefinitionGrid className={styles.services} items={buildServices(useSite())} />
      </PageGrid>
    </section>
  );
}
