import { ExploreResults } from "#app/features/explore/explore-results.tsx";
import { FacetList } from "#app/features/explore/facet-list.tsx";
import { FilterChips } from "#app/features/explore/filter-chips.tsx";
import { FilterDrawer } from "#app/features/explore/filter-drawer.tsx";
import { NoResults } from "#app/features/explore/no-results.tsx";
import { ResultFrame } from "#app/features/explore/result-card.tsx";
import { resultCountText } from "#app/features/explore/result-texts.ts";
import SearchDrawerForm, { type SearchDrawerFormProps } from "#app/features/explore/search-drawer-form.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Drawer } from "#app/ui/drawer.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { isEmptySearch, mergeFacets, type SearchResults } from "#domain/catalogue/search-results.ts";
import { searchToJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import type { ExplorePageData } from "#domain/pages/rental-pages.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { findPlaceByName } from "#domain/search/search-places.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import styles from "./explore-page.module.css";

type ExplorePageProps = Omit<ExplorePageData, "head">;

/** Renders the vehicle search. The URL holds all its state, so that back, reload and sharing work (product.md#explore). */
export function ExplorePage(props: ExplorePageProps) {
  const { criteria, heading, chips, count, unavailable, isCapped, searchResults, crumbs, placeProblem, datesProblem } =
    props;
  const { explore } = useWords("explore");
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageGrid as="header" className={styles.head} data-last-search={JSON.stringify(toLastSearch(props))}>
        <h1>{heading}</h1>
        <ResultCount
          className={styles.count}
          count={count}
          unavailable={unavailable}
          isCapped={isCapped}
          searchResults={searchResults}
        />
      </PageGrid>
      <FilterChips chips={chips} criteria={criteria} />
      {criteria.unknownCategory && (
        <PageGrid className={styles.notice}>
          <p role="status">{explore.unknownCategory}</p>
        </PageGrid>
      )}
      {[placeProblem, datesProblem, props.alternatives?.reason].map(
        (problem) =>
          problem && (
            <PageGrid key={problem} className={styles.notice}>
              <p role="alert">{problem}</p>
            </PageGrid>
          ),
      )}
      {searchResults.service === "jet" && !datesProblem && searchToJetQuoteQuery(criteria) !== "" && (
        <PageGrid className={styles.note}>
          <p>{explore.jetDates}</p>
        </PageGrid>
      )}
      {props.graceSentence && (
        <PageGrid className={styles.note}>
          <p>{props.graceSentence}</p>
        </PageGrid>
      )}
      <PageGrid className={styles.body}>
        {searchResults.service === "auto" && (
          <FacetList
            facets={mergeFacets(searchResults.facets, searchResults.delivered?.facets)}
            criteria={criteria}
            otherServices={props.otherServices}
          />
        )}
        <section
          className={classNames(styles.results, !(searchResults.service === "auto") && styles.isWide)}
          aria-label={explore.results}
        >
          <div hidden data-while-searching="">
            <PendingResults />
          </div>
          <div data-until-searching="">
            {hasNoResults(count, searchResults) ? (
              <NoResults criteria={criteria} ways={props.alternatives} />
            ) : (
              <ExploreResults searchResults={searchResults} criteria={criteria} page={props.page} pages={props.pages} />
            )}
          </div>
        </section>
      </PageGrid>
      <FilterDrawer criteria={criteria} findings={searchResults} otherServices={props.otherServices} />
      <SearchDrawer criteria={criteria} places={props.places} />
    </>
  );
}

/** Whether the search has no results: no vehicle in any group, and no pinned vehicle. */
function hasNoResults(count: number, findings: SearchResults): boolean {
  return isEmptySearch(count, findings) && !(findings.service === "auto" && findings.pinned);
}

/** Returns the search of the URL for the browser to save as the last search (product.md#last-search). Omits unknown places. */
function toLastSearch({ criteria, places }: Pick<ExplorePageProps, "criteria" | "places">): LastSearch {
  const { city, returnCity, pickupDate, returnDate, pickupTime, returnTime } = criteria;
  const isListedPlace = (name: string | undefined): name is string => !!name && findPlaceByName(name, places) !== null;
  const index = isListedPlace(city) && { pickupCity: city, returnCity: isListedPlace(returnCity) ? returnCity : city };
  const period = pickupDate && returnDate && { pickupDate, returnDate };
  return { ...index, ...period, ...(pickupTime && { pickupTime }), ...(returnTime && { returnTime }) };
}

/** Renders six skeletons while a search is loading (product.md#explore). */
export function PendingResults() {
  const { explore } = useWords("explore");
  return (
    <>
      <VisuallyHidden>{explore.pending}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal skeletons have no other key
        <ResultFrame key={index} as="div" aria-hidden="true" picture={<Skeleton className={styles.pendingPicture} />}>
          <Skeleton className={styles.pendingLine} />
          <Skeleton className={styles.pendingName} />
          <Skeleton className={styles.pendingBill} />
        </ResultFrame>
      ))}
    </>
  );
}

interface ResultCountProps extends Pick<ExplorePageData, "count" | "unavailable" | "isCapped" | "searchResults"> {
  className?: string | undefined;
}

/**
 * Renders how many results are available at the requested place, and how many more are delivered to it; if there are none at the place, only the
 * delivered results. Unavailable results are counted separately, because they are no "risultato disponibile" (product.md#explore).
 */
export function ResultCount({ count, unavailable, isCapped, searchResults, className }: ResultCountProps) {
  const delivered = searchResults.service === "auto" ? searchResults.delivered : null;
  const hasLonger = searchResults.service === "auto" && searchResults.longer.length > 0;
  const words = useWords("explore", "places");
  const named = delivered && { ...delivered, place: placeNameIn(words.language, delivered.place) };
  return (
    <p className={className} role="status">
      <Sentence
        text={resultCountText(words, { count, unavailable, isCapped, delivered: named, hasLonger })}
        elements={{ figure: (text: string) => <b>{text}</b> }}
      />
    </p>
  );
}

/** Renders the form for another city or other dates; the filters stay. */
function SearchDrawer(props: SearchDrawerFormProps) {
  const { explore } = useWords("explore");
  return (
    <Drawer id="ricerca" title={explore.placeAndDates}>
      <SearchDrawerForm {...props} />
    </Drawer>
  );
}
