import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import FavouriteList from "#app/features/favourites/favourite-list.island.tsx";
import { FAVOURITE_WAYS } from "#app/features/favourites/favourite-words.ts";
import { KeptBefore } from "#app/features/favourites/kept-before.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./favourites-page.module.css";

/** /preferiti: the page is the same for everyone; the cars are read from this browser and asked from the API. */
export function FavouritesPage({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening title="Preferiti">
        <p>Le vetture che salvi restano in questo browser: nessun accesso, nessun dato da lasciare.</p>
      </PageOpening>
      <PageGrid as="section" className={styles.root} aria-label="Le tue vetture">
        <noscript>
          <p className={styles.words}>
            L'elenco è conservato dal browser e per mostrarlo servono gli script, che qui sono spenti. Le vetture sono
            tutte nella <a href={paths.cars}>collezione</a>.
          </p>
        </noscript>
        <KeptBefore />
        <FavouriteList />
        <ComparisonBar />
      </PageGrid>
      <RelatedText
        lines={[
          {
            text: FAVOURITE_WAYS.categories,
            links: CATEGORY_SLUGS.map((slug) => ({ to: paths.category(slug), name: CATEGORIES[slug].shortLabel })),
          },
          { text: FAVOURITE_WAYS.all, links: [{ to: paths.cars, name: FAVOURITE_WAYS.collection }] },
        ]}
      />
    </>
  );
}
