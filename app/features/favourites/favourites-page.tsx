import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import FavouriteList from "#app/features/favourites/favourite-list.tsx";
import { FAVOURITE_LINK_WORDS, FAVOURITES_NOSCRIPT_TEXT } from "#app/features/favourites/favourite-words.ts";
import { FavouritesFlagScript } from "#app/features/favourites/favourites-flag-script.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import type { FavouritesPageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./favourites-page.module.css";

/**
 * Renders /preferiti. The HTML is the same for everyone: the browser knows the favourites and loads them from the API. Featured vehicles are below
 * them.
 */
export function FavouritesPage({ featured, fleetCategories, head }: FavouritesPageData) {
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs ?? []} />
      <PageHero title="Preferiti">
        <p>Le vetture che salvi restano in questo browser: nessun accesso, nessun dato da lasciare.</p>
      </PageHero>
      <PageGrid as="section" className={styles.root} aria-label="Le tue vetture">
        <noscript>
          <p className={styles.words}>
            <SentenceFromParts
              parts={FAVOURITES_NOSCRIPT_TEXT}
              elements={{ collection: (text) => <a href={paths.cars}>{text}</a> }}
            />
          </p>
        </noscript>
        <FavouritesFlagScript />
        <FavouriteList />
        <ComparisonBar />
      </PageGrid>
      {featured.length > 0 && (
        <Section aria-labelledby="favourites-featured" data-exclude-favourites="">
          <SectionHeading id="favourites-featured" size="title" title={messages.featured.title} />
          <VehicleList vehicles={featured} isOneRow />
        </Section>
      )}
      <RelatedLinks
        lines={[
          {
            text: FAVOURITE_LINK_WORDS.categories,
            links: fleetCategories.map((slug) => ({ to: paths.category(slug), name: CATEGORIES[slug].shortLabel })),
          },
        ]}
      />
    </>
  );
}
