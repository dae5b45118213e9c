import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import FavouriteList from "#app/features/favourites/favourite-list.tsx";
import { FAVOURITE_WAYS, FAVOURITES_WITHOUT_SCRIPTS } from "#app/features/favourites/favourite-words.ts";
import { KeptBefore } from "#app/features/favourites/kept-before.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import type { FavouritesPageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./favourites-page.module.css";

/** /preferiti: the page is the same for everyone; the cars are read from this browser and asked from the API. Below them stand cars to begin with. */
export function FavouritesPage({ featured, head }: FavouritesPageData) {
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs ?? []} />
      <PageOpening title="Preferiti">
        <p>Le vetture che salvi restano in questo browser: nessun accesso, nessun dato da lasciare.</p>
      </PageOpening>
      <PageGrid as="section" className={styles.root} aria-label="Le tue vetture">
        <noscript>
          <p className={styles.words}>
            <Sentence
              parts={FAVOURITES_WITHOUT_SCRIPTS}
              elements={{ collection: (text) => <a href={paths.cars}>{text}</a> }}
            />
          </p>
        </noscript>
        <KeptBefore />
        <FavouriteList />
        <ComparisonBar />
      </PageGrid>
      {featured.length > 0 && (
        <Section aria-labelledby="favourites-featured" data-without-kept="">
          <SectionHeading id="favourites-featured" size="title" title={messages.featured.title} />
          <VehicleList vehicles={featured} inOneRow />
        </Section>
      )}
      <RelatedText
        lines={[
          {
            text: FAVOURITE_WAYS.categories,
            links: CATEGORY_SLUGS.map((slug) => ({ to: paths.category(slug), name: CATEGORIES[slug].shortLabel })),
          },
        ]}
      />
    </>
  );
}
