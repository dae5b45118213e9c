import { useNavigate, useSearchParams } from "react-router";
import { HeroSearch, SEARCH_ID } from "#app/features/booking-search/hero-search.tsx";
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
import { CATEGORY_SLUGS, type CategorySlug, isCategorySlug } from "#domain/categories.ts";
import type { HomePageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";

export interface HomePageProps extends Omit<HomePageData, "brands" | "head"> {
  /** The active brands by name, or the promise of them. */
  brands: HomePageData["brands"] | Promise<HomePageData["brands"]>;
}

/** The home page, its sections in their order (product.md#home-page). A preselected category lives in the address, `/?category=suv`. */
export function HomePage({ featured, categoryCounts, brands, cities, places, city, articles }: HomePageProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = query.get("category") ?? "";
  const category = isCategorySlug(named) ? named : null;

  function choose(slug: CategorySlug | null) {
    const next = new URLSearchParams(query);
    if (slug) next.set("category", slug);
    else next.delete("category");
    void navigate({ pathname: paths.home, search: next.toString() }, { replace: true, preventScrollReset: true });
  }

  function chooseAndSearch(slug: CategorySlug) {
    choose(slug);
    const search = document.getElementById(SEARCH_ID);
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    search?.focus({ preventScroll: true });
    search?.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "center" });
  }

  // What has nothing to show stays away (product.md#empty-house).
  const hasCars = CATEGORY_SLUGS.some((slug) => categoryCounts[slug].count > 0);
  return (
    <>
      <HeroSearch places={places} city={city ?? undefined} category={category} onCategoryRemove={() => choose(null)} />
      <BenefitsStrip />
      {hasCars && <CategoryTiles counts={categoryCounts} selected={category} onSelect={chooseAndSearch} />}
      {hasCars && <CategoryCarousel counts={categoryCounts} />}
      <FeaturedVehicles vehicles={featured} />
      <OurBrand />
      {!(Array.isArray(brands) && brands.length === 0) && <BrandGrid brands={brands} />}
      <PopularDestinations cities={cities} />
      <Coverage cities={cities} />
      <ServiceBlock />
      <MagazineBlock articles={articles} />
    </>
  );
}
