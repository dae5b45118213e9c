import { Fragment } from "react";
import { gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { ExperienceResult, JetResult, type ResultSpan } from "#app/features/explore/jet-and-experience-results.tsx";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { VehicleResult } from "#domain/catalogue/search-results.ts";
import { searchToJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { type ExplorePageData, listLinkedPages } from "#domain/pages/rental-pages.ts";
import { searchToQuery } from "#domain/search/search.ts";
import type { CompanyHours } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./explore-results.module.css";

type ExploreResultsProps = Pick<ExplorePageData, "searchResults" | "criteria" | "page" | "pages">;

/** Lists the results, each with a link to its page (product.md#explore), and the pagination. */
export function ExploreResults({ searchResults, criteria, page, pages }: ExploreResultsProps) {
  const words = useWords("explore", "places");
  const { explore } = words;
  const paths = usePaths();
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
  const { pinned, results, delivered, longer } = searchResults;
  const isFirstLonger = !pinned && results.length === 0 && !delivered?.results.length;
  return (
    <>
      {pinned && (
        <VehicleResultCard
          result={pinned}
          criteria={criteria}
          isLead
          priority
          badge={explore.pinned}
          {...(!pinned.free && { unavailableReason: explore.noLongerAvailable })}
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
        <section className={styles.group} aria-labelledby="delivered-title">
          <h2 id="delivered-title">
            {say(words, explore.deliveredTitle, {
              atPlace: sayAtPlace(words, placeNameIn(words.language, delivered.place)),
            })}
          </h2>
          <Text look="soft">{results.length > 0 ? explore.deliveredInAddition : explore.deliveredOnly}</Text>
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
      {longer.length > 0 && (
        <section className={styles.group} aria-labelledby="longer-title">
          <h2 id="longer-title">{explore.longerTitle}</h2>
          <Text look="soft">{explore.longerText}</Text>
          {longer.map((result, index) => (
            <VehicleResultCard
              key={result.vehicle.id}
              result={result}
              criteria={criteria}
              isLead={isFirstLonger && index === 0}
              priority={isFirstLonger && index === 0}
            />
          ))}
        </section>
      )}
      <ComparisonBar />
      {pages > 1 && (
        <nav className={styles.pages} aria-label={explore.resultPages}>
          {page < pages && (
            <ButtonLink
              to={paths.explore(withPageNumber(searchToQuery(criteria), page + 1))}
              variant="outline"
              className={styles.next}
            >
              {explore.nextPage}
            </ButtonLink>
          )}
          {listLinkedPages({ page, pages }).map(({ number, afterGap }) => (
            <Fragment key={number}>
              {afterGap && <span aria-hidden="true">…</span>}
              <Link
                to={paths.explore(withPageNumber(searchToQuery(criteria), number))}
                aria-current={number === page ? "page" : undefined}
                aria-label={say(words, explore.pageNumber, { number: String(number) })}
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
  const words = useWords("explore", "openingHours");
  const { explore } = words;
  return (
    <section className={styles.alternatives}>
      <h2>{furtherOptionsText(words, site.hours)}</h2>
      <Button variant="outline" popoverTarget="ricerca" popoverTargetAction="show">
        {explore.alternatives.otherSearch}
      </Button>
      <MoreLink as="a" href={site.phoneHref}>
        {explore.alternatives.call}
      </MoreLink>
    </section>
  );
}

/** Returns the text above the links after the last result. It states when the telephone is answered. */
export const furtherOptionsText = (words: Words<"explore" | "openingHours">, { phone }: CompanyHours): string =>
  say(words, words.explore.furtherOptions, { hours: hoursClause(words, phone) });

/** Returns the span of a result: of an odd number the first takes a whole row, so that a tablet shows pairs; the other spans come from `gridSpan`. */
function resultSpan(index: number, count: number): ResultSpan {
  const fullRowCount = count % 2;
  return index < fullRowCount ? "whole" : gridSpan(index - fullRowCount, count - fullRowCount);
}

function withPageNumber(query: string, page: number): string {
  if (page === 1) return query;
  return query ? `${query}&page=${page}` : `page=${page}`;
}
