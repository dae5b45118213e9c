import { HeroSearch } from "#app/features/booking-search/hero-search.tsx";
import { BenefitsStrip } from "#app/features/home/benefits-strip.tsx";
import { BrandGrid } from "#app/features/home/brand-grid.tsx";
import { CategoryCarousel } from "#app/features/home/category-carousel.tsx";
import { CategoryTiles } from "#app/features/home/category-tiles.tsx";
import { Coverage } from "#app/features/home/coverage.tsx";
import { FeaturedVehicles } from "#app/features/home/featured-vehicles.tsx";
import { MagazineBlock } from "#app/features/home/magazine-block.tsx";
import { OurBrand } from "#app/features/home/our-brand.tsx";
import { PopularDestinations } from "#app/features/home/popular-destinations.tsx";
import { ServiceBlock } from "#app/features/home/service-block.tsx";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { HomePageData } from "#domain/pages/content-pages.ts";
import styles from "./home-page.module.css";

export interface HomePageProps extends Omit<HomePageData, "brands" | "head"> {
  /** The active brands by name, or the promise of them. */
  brands: HomePageData["brands"] | Promise<HomePageData["brands"]>;
  /** The preselected one: `/?category=suv`. */
  category: CategorySlug | null;
}

/** The home page, its sections in their order (product.md#home-page). */
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
  // What has nothing to show stays away (product.md#new-installation).
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
        <OurBrand />
        {!(Array.isArray(brands) && brands.length === 0) && <BrandGrid brands={brands} />}
        <PopularDestinations cities={cities} />
        <Coverage cities={cities} />
        <ServiceBlock />
        <MagazineBlock articles={articles} />
      </div>
    </>
  );
}
