import { Fragment } from "react";
import { gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { ExperienceResult, JetResult, type ResultSpan } from "#app/features/explore/jet-and-experience-results.tsx";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import type { VehicleResult } from "#domain/catalogue/search-results.ts";
import { searchToJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import { type ExplorePageData, listLinkedPages } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { searchToQuery } from "#domain/search/search.ts";
import styles from "./explore-results.module.css";

type ExploreResultsProps = Pick<ExplorePageData, "searchResults" | "criteria" | "page" | "pages">;

/** Lists the results, each with a link to its page (product.md#explore), and the pagination. */
export function ExploreResults({ searchResults, criteria, page, pages }: ExploreResultsProps) {
  if (searchResults.service !== "auto") {
    const count = searchResults.results.length;
    return (
      <ul className={styles.cards}>
        {searchResults.service === "jet"
          ? searchResults.results.map(({ jet, citySlug }, index) => (
              <li key={jet.id} data-span={resultSpan(index, count)}>
                <JetResult
                  jet={jet}
                  citySlug={citySlug}
                  query={searchToJetQuoteQuery(criteria)}
                  span={resultSpan(index, count)}
                  priority={index === 0}
                />
              </li>
            ))
          : searchResults.results.map((experience, index) => (
              <li key={experience.id} data-span={resultSpan(index, count)}>
                <ExperienceResult experience={experience} span={resultSpan(index, count)} priority={index === 0} />
              </li>
            ))}
      </ul>
    );
  }
  const { pinned, results, delivered } = searchResults;
  return (
    <>
      {pinned && (
        <VehicleResultCard
          result={pinned}
          criteria={criteria}
          isLead
          priority
          badge={EXPLORE_WORDS.pinned}
          {...(!pinned.free && { unavailableReason: messages.booking.noLongerAvailable })}
        />
      )}
      {results.map((result, index) => (
        <VehicleResultCard
          key={result.vehicle.id}
          result={result}
          criteria={criteria}
          isLead={isLeadResult(result, pinned ? index + 1 : index)}
          priority={!pinned && index === 0}
        />
      ))}
      {delivered && delivered.results.length > 0 && (
        <section className={styles.delivered} aria-labelledby="delivered-title">
          <h2 id="delivered-title">{EXPLORE_WORDS.deliveredTitle(delivered.place)}</h2>
          <Text look="soft">{EXPLORE_WORDS.deliveredLead({ further: results.length > 0 })}</Text>
          {delivered.results.map((result, index) => (
            <VehicleResultCard
              key={result.vehicle.id}
              result={result}
              criteria={criteria}
              isLead={!pinned && results.length === 0 && index === 0}
              priority={!pinned && results.length === 0 && index === 0}
            />
          ))}
        </section>
      )}
      <ComparisonBar />
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pagine dei risultati">
          {page < pages && (
            <ButtonLink
              to={paths.explore(withPageNumber(searchToQuery(criteria), page + 1))}
              variant="outline"
              className={styles.next}
            >
              {EXPLORE_WORDS.nextPage}
            </ButtonLink>
          )}
          {listLinkedPages({ page, pages }).map(({ number, afterGap }) => (
            <Fragment key={number}>
              {afterGap && <span aria-hidden="true">…</span>}
              <Link
                to={paths.explore(withPageNumber(searchToQuery(criteria), number))}
                aria-current={number === page ? "page" : undefined}
                aria-label={EXPLORE_WORDS.pageNumber({ number })}
              >
                {number}
              </Link>
            </Fragment>
          ))}
        </nav>
      )}
      {page === pages && <FurtherOptions />}
    </>
  );
}

const LEAD_INTERVAL_ROWS = 6;

/** Whether a result is a leading card: in a long list every sixth row is one, if its vehicle is available. */
function isLeadResult({ vehicle }: VehicleResult, index: number): boolean {
  return index % LEAD_INTERVAL_ROWS === 0 && (index === 0 || vehicle.available);
}

/** Renders links to other vehicles and to the company, after the last result. */
function FurtherOptions() {
  const site = useSite();
  return (
    <section className={styles.alternatives}>
      <h2>{EXPLORE_WORDS.furtherOptions(site.hours)}</h2>
      <Button variant="outline" popoverTarget="ricerca" popoverTargetAction="show">
        {EXPLORE_WORDS.alternatives.otherSearch}
      </Button>
      <MoreLink as="a" href={site.phoneHref}>
        {EXPLORE_WORDS.alternatives.call}
      </MoreLink>
    </section>
  );
}

/** Returns the span of a result: of an odd number the first takes a whole row, so that a tablet shows pairs; the other spans come from `gridSpan`. */
function resultSpan(index: number, count: number): ResultSpan {
  const fullRowCount = count % 2;
  return index < fullRowCount ? "whole" : gridSpan(index - fullRowCount, count - fullRowCount);
}

function withPageNumber(query: string, page: number): string {
  if (page === 1) return query;
  return query ? `${query}&page=${page}` : `page=${page}`;
}
