import { Fragment } from "react";
import { rowShare } from "#app/features/catalogue/row-shares.ts";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { ExperienceResult, JetResult, type ResultShare } from "#app/features/explore/other-results.tsx";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import type { VehicleResult } from "#domain/catalogue/explore.ts";
import { quoteQueryOf } from "#domain/jets/quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import { type ExplorePageData, linkedPages } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { searchToQuery } from "#domain/search/search.ts";
import styles from "./explore-results.module.css";

type ExploreResultsProps = Pick<ExplorePageData, "findings" | "criteria" | "page" | "pages">;

/** What was found, each a link to its own page (product.md#explore), and the way to the next ones. */
export function ExploreResults({ findings, criteria, page, pages }: ExploreResultsProps) {
  if (findings.service !== "auto") {
    const count = findings.results.length;
    return (
      <ul className={styles.cards}>
        {findings.service === "jet"
          ? findings.results.map(({ jet, citySlug }, index) => (
              <li key={jet.id} data-share={shareOf(index, count)}>
                <JetResult
                  jet={jet}
                  citySlug={citySlug}
                  query={quoteQueryOf(criteria)}
                  share={shareOf(index, count)}
                  priority={index === 0}
                />
              </li>
            ))
          : findings.results.map((experience, index) => (
              <li key={experience.id} data-share={shareOf(index, count)}>
                <ExperienceResult experience={experience} share={shareOf(index, count)} priority={index === 0} />
              </li>
            ))}
      </ul>
    );
  }
  const { pinned, results, delivered } = findings;
  return (
    <>
      {pinned && (
        <VehicleResultCard
          result={pinned}
          criteria={criteria}
          leads
          priority
          mark={EXPLORE_WORDS.pinned}
          {...(!pinned.free && { refusal: messages.booking.taken })}
        />
      )}
      {results.map((result, index) => (
        <VehicleResultCard
          key={result.vehicle.id}
          result={result}
          criteria={criteria}
          leads={leads(result, pinned ? index + 1 : index)}
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
              leads={!pinned && results.length === 0 && index === 0}
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
              to={paths.explore(pageQuery(searchToQuery(criteria), page + 1))}
              variant="outline"
              className={styles.next}
            >
              {EXPLORE_WORDS.nextPage}
            </ButtonLink>
          )}
          {linkedPages({ page, pages }).map(({ number, afterGap }) => (
            <Fragment key={number}>
              {afterGap && <span aria-hidden="true">…</span>}
              <Link
                to={paths.explore(pageQuery(searchToQuery(criteria), number))}
                aria-current={number === page ? "page" : undefined}
                aria-label={EXPLORE_WORDS.pageNumber({ number })}
              >
                {number}
              </Link>
            </Fragment>
          ))}
        </nav>
      )}
      {page === pages && <WayOn />}
    </>
  );
}

const LED_BY_ONE = 6;

/** A long list is led anew every six rows, by a car that can be had. */
function leads({ vehicle }: VehicleResult, place: number): boolean {
  return place % LED_BY_ONE === 0 && (place === 0 || vehicle.available);
}

/** After the last car: whoever has not found theirs looks elsewhere, or asks. */
function WayOn() {
  const site = useSite();
  return (
    <section className={styles.wayOn}>
      <h2>{EXPLORE_WORDS.wayOn}</h2>
      <Button variant="outline" popoverTarget="ricerca" popoverTargetAction="show">
        {EXPLORE_WORDS.waysOn.otherSearch}
      </Button>
      <LinkMore as="a" href={site.phoneHref}>
        {EXPLORE_WORDS.waysOn.call}
      </LinkMore>
    </section>
  );
}

/** The first of an odd number has a row to itself, so that pairs come out on a tablet; the others stand as jets do elsewhere. */
function shareOf(index: number, count: number): ResultShare {
  const alone = count % 2;
  return index < alone ? "whole" : rowShare(index - alone, count - alone);
}

function pageQuery(query: string, page: number): string {
  if (page === 1) return query;
  return query ? `${query}&page=${page}` : `page=${page}`;
}
