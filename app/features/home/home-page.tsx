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
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { immediateBookingSentence } from "#domain/bookings/request/request-hold.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { COVERAGE } from "#domain/cities/city.ts";
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
  categoryCounts,
  brands,
  cities,
  places,
  city,
  category,
  articles,
}: HomePageProps) {
  // Sections without content are omitted (product.md#new-installation).
  const hasCars = CATEGORY_SLUGS.some((slug) => categoryCounts[slug].count > 0);
  return (
    <>
      <HeroSearch places={places} city={city ?? undefined} category={category} />
      <BenefitsStrip />
      {hasCars && (
        <div className={styles.next}>
          <CategoryTiles counts={categoryCounts} selected={category} />
          <CategoryCarousel counts={categoryCounts} />
        </div>
      )}
      <div className={styles.later}>
        <FeaturedVehicles vehicles={featured} />
        <OurBrandSection />
        {!(Array.isArray(brands) && brands.length === 0) && <BrandGrid brands={brands} />}
        <PopularDestinations cities={cities} />
        <Coverage cities={cities} />
        <ServiceBlock />
        <MagazineBlock articles={articles} />
      </div>
    </>
  );
}

/** Lists the four benefits of the company (product.md#advertised-points); omits the coverage while no city is served. */
function BenefitsStrip() {
  const countries = useSiteScope()?.countries ?? COVERAGE.length;
  const points =
    countries === 0 ? HOME_WORDS.benefits.filter(({ title }) => title !== COVERAGE_TITLE) : HOME_WORDS.benefits;
  // Texts that depend on the site configuration; the other texts are the same for every company.
  const overriddenTexts: Record<string, string> = {
    [INSTANT_BOOKING_TITLE]: immediateBookingSentence(useSite()),
    [COVERAGE_TITLE]: coverageText(countries),
  };
  return (
    <section className={styles.benefits} aria-label="Vantaggi">
      <PageGrid as="ul">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{overriddenTexts[title] ?? text}</p>
          </li>
        ))}
      </PageGrid>
    </section>
  );
}

const INSTANT_BOOKING_TITLE = HOME_WORDS.benefits[0].title;
const COVERAGE_TITLE = HOME_WORDS.benefits[2].title;

const coverageText = (countries: number) =>
  countries === COVERAGE.length ? HOME_WORDS.benefits[2].text : HOME_WORDS.coverage({ countries });

/**
 * Renders 'Il Nostro Brand' (product.md#our-brand): title, three paragraphs, and the signature picture, which lights up once 30 % of it is in view
 * (app/browser/reveal-on-scroll.ts). Without scripts it is lit from the start.
 */
function OurBrandSection() {
  const site = useSite();
  return (
    <section className={styles.brand} aria-labelledby="our-brand-title">
      <h2 id="our-brand-title">{messages.brandSection.title}</h2>
      <figure data-reveal="">
        <Picture
          src="/pictures/house/signature-1200.webp"
          alt="La vettura di rappresentanza della casa, in studio"
          sizes="(min-width: 52rem) 70vw, (min-width: 40rem) 78vw, 100vw"
        />
      </figure>
      <div className={styles.brandText}>
        <p className={styles.brandLead}>{HOME_WORDS.idea({ company: site.name })}</p>
        <p>{HOME_WORDS.heritage({ since: site.heritageSince })}</p>
        <p>
          Niente “o similare”: il modello, l'allestimento e il colore che leggi nella scheda sono quelli che trovi con
          le chiavi. L'assicurazione completa è compresa, la consegna in città pure.
        </p>
      </div>
    </section>
  );
}

/** Returns the four services with their descriptions. */
function buildServices(site: SiteConfiguration) {
  const texts = [
    "Autista e vettura dall'aeroporto alla porta.",
    "Un assistente che prenota il resto: tavoli, ormeggi, suite.",
    "Un fine settimana costruito attorno alla guida.",
    HOME_WORDS.byPhone({ immediacy: immediateBookingSentence(site) }),
  ];
  return HOME_WORDS.services.map((title, index) => ({ title, text: texts[index] ?? "" }));
}

/** Renders the service section (product.md#services). */
function ServiceBlock() {
  return (
    <section data-ground="night" className={styles.service} aria-labelledby="service-title">
      <Picture
        src="/pictures/house/service-1200.webp"
        alt=""
        sizes="(min-width: 52rem) 80vw, 100vw"
        className={styles.servicePicture}
      />
      <PageGrid className={styles.serviceWords}>
        <h2 id="service-title">Oltre la chiave</h2>
        <DefinitionGrid className={styles.services} items={buildServices(useSite())} />
      </PageGrid>
    </section>
  );
}
