import { ChipBar } from "#app/features/explore/chip-bar.tsx";
import { ExploreResults } from "#app/features/explore/explore-results.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { FacetList } from "#app/features/explore/facet-list.tsx";
import { FilterSheet } from "#app/features/explore/filter-sheet.tsx";
import { NothingFound } from "#app/features/explore/nothing-found.tsx";
import { ResultFrame } from "#app/features/explore/result-card.tsx";
import SearchSheetForm, { type SearchSheetFormProps } from "#app/features/explore/search-sheet-form.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { countFound, type Findings, jointFacets } from "#domain/catalogue/explore.ts";
import { quoteQueryOf } from "#domain/jets/quote-draft.ts";
import type { ExplorePageData } from "#domain/pages/rental-pages.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { placeNamed } from "#domain/search/search-places.ts";
import styles from "./explore-page.module.css";

type ExplorePageProps = Omit<ExplorePageData, "head">;

/** The whole collection, narrowed by its address alone, so that back, reload and sharing work (product.md#explore). */
export function ExplorePage(props: ExplorePageProps) {
  const { criteria, heading, chips, count, unavailable, capped, findings, crumbs, placeProblem, datesProblem } = props;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageGrid as="header" className={styles.head} data-last-search={JSON.stringify(searchOf(props))}>
        <h1>{heading}</h1>
        <FoundCount
          className={styles.count}
          count={count}
          unavailable={unavailable}
          capped={capped}
          findings={findings}
        />
      </PageGrid>
      <ChipBar chips={chips} criteria={criteria} />
      {criteria.unknownCategory && (
        <PageGrid className={styles.notice}>
          <p role="status">{EXPLORE_WORDS.unknownCategory}</p>
        </PageGrid>
      )}
      {[placeProblem, datesProblem, props.ways?.reason].map(
        (problem) =>
          problem && (
            <PageGrid key={problem} className={styles.notice}>
              <p role="alert">{problem}</p>
            </PageGrid>
          ),
      )}
      {findings.service === "jet" && !datesProblem && quoteQueryOf(criteria) !== "" && (
        <PageGrid className={styles.note}>
          <p>{EXPLORE_WORDS.jetDates}</p>
        </PageGrid>
      )}
      <PageGrid className={styles.body}>
        {findings.service === "auto" && (
          <FacetList facets={jointFacets(findings.facets, findings.delivered?.facets)} criteria={criteria} />
        )}
        <section
          className={classNames(styles.results, !(findings.service === "auto") && styles.isWide)}
          aria-label="Risultati"
        >
          <div hidden data-while-searching="">
            <PendingResults />
          </div>
          <div data-until-searching="">
            {isEmpty(count, findings) ? (
              <NothingFound criteria={criteria} ways={props.ways} />
            ) : (
              <ExploreResults findings={findings} criteria={criteria} page={props.page} pages={props.pages} />
            )}
          </div>
        </section>
      </PageGrid>
      <FilterSheet criteria={criteria} findings={findings} />
      <SearchSheet criteria={criteria} places={props.places} />
    </>
  );
}

/** Neither where it was sought nor delivered there, nor pinned. */
function isEmpty(count: number, findings: Findings): boolean {
  return countFound(count, findings) === 0 && !(findings.service === "auto" && findings.pinned);
}

/** The address is a search too: the browser keeps it, and the next form begins with it (product.md#last-search). A place that nobody knows is not kept. */
function searchOf({ criteria, places }: Pick<ExplorePageProps, "criteria" | "places">): LastSearch {
  const { city, returnCity, pickupDate, returnDate, pickupTime, returnTime } = criteria;
  const isKnown = (name: string | undefined): name is string => !!name && placeNamed(name, places) !== null;
  const place = isKnown(city) && { pickupCity: city, returnCity: isKnown(returnCity) ? returnCity : city };
  const period = pickupDate && returnDate && { pickupDate, returnDate };
  return { ...place, ...period, ...(pickupTime && { pickupTime }), ...(returnTime && { returnTime }) };
}

/** Six placeholders, only while a search is really under way (product.md#explore). */
export function PendingResults() {
  return (
    <>
      <VisuallyHidden>Ricerca in corso</VisuallyHidden>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal placeholders have nothing else to be told by
        <ResultFrame key={place} as="div" aria-hidden="true" picture={<Skeleton className={styles.pendingPicture} />}>
          <Skeleton className={styles.pendingLine} />
          <Skeleton className={styles.pendingName} />
          <Skeleton className={styles.pendingBill} />
        </ResultFrame>
      ))}
    </>
  );
}

interface FoundCountProps extends Pick<ExplorePageData, "count" | "unavailable" | "capped" | "findings"> {
  className?: string | undefined;
}

/**
 * How many can be had where they were sought, and how many more are delivered there; where none stands, those alone are counted. What is listed and cannot
 * be had is said apart: it is no "risultato disponibile" (product.md#explore).
 */
export function FoundCount({ count, unavailable, capped, findings, className }: FoundCountProps) {
  const delivered = findings.service === "auto" ? findings.delivered : null;
  return (
    <p className={className} role="status">
      <Sentence
        parts={EXPLORE_WORDS.found({ count, unavailable, capped, delivered })}
        elements={{ figure: (text) => <b>{text}</b> }}
      />
    </p>
  );
}

/** Another city or other dates for the same search: what narrows the list stays. */
function SearchSheet(props: SearchSheetFormProps) {
  return (
    <Sheet id="ricerca" title="Città e date">
      <SearchSheetForm {...props} />
    </Sheet>
  );
}
