import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import FavouriteList from "#app/features/favourites/favourite-list.tsx";
import { FavouritesFlagScript } from "#app/features/favourites/favourites-flag-script.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { FavouritesPageData } from "#domain/pages/content-pages.ts";
import styles from "./favourites-page.module.css";

/**
 * Renders /preferiti. The HTML is the same for everyone: the browser knows the favourites and loads them from the API. Featured vehicles are below
 * them.
 */
export function FavouritesPage({ featured, fleetCategories, placeNames, head }: FavouritesPageData) {
  const { pages, favouritesPage: texts, categories } = useWords("pages", "favouritesPage", "categories");
  const paths = usePaths();
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs ?? []} />
      <PageHero title={pages.favourites}>
        <p>{texts.lead}</p>
      </PageHero>
      <PageGrid as="section" className={styles.root} aria-label={texts.list}>
        <noscript>
          <p className={styles.words}>
            <Sentence text={texts.noScripts} elements={{ collection: (text) => <a href={paths.cars}>{text}</a> }} />
          </p>
        </noscript>
        <FavouritesFlagScript />
        <FavouriteList placeNames={placeNames} />
        <ComparisonBar />
      </PageGrid>
      {featured.length > 0 && (
        <Section aria-labelledby="favourites-featured" data-exclude-favourites="">
          <SectionHeading id="favourites-featured" size="title" title={texts.featured} />
          <VehicleList vehicles={featured} isOneRow />
        </Section>
      )}
      <RelatedLinks
        lines={[
          {
            text: texts.categories,
            links: fleetCategories.map((slug) => ({ to: paths.category(slug), name: categories.names[slug] })),
          },
        ]}
      />
    </>
  );
}
