import { Fragment } from "react";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { ExperienceResult, JetResult } from "#app/features/explore/other-results.tsx";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { quoteQueryOf } from "#domain/jets/quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import type { ExplorePageData } from "#domain/pages/explore-page.ts";
import { linkedPages } from "#domain/pages/paging.ts";
import { paths } from "#domain/paths.ts";
import { searchToQuery } from "#domain/search/search.ts";
import styles from "./explore-results.module.css";

type ExploreResultsProps = Pick<ExplorePageData, "findings" | "criteria" | "page" | "pages">;

/** What was found, each a link to its own page (product.md#explore), and the way to the next ones. */
export function ExploreResults({ findings, criteria, page, pages }: ExploreResultsProps) {
  if (findings.service === "jet") {
    return (
      <div className={styles.pairs}>
        {findings.results.map(({ jet, citySlug }, place) => (
          <JetResult key={jet.id} jet={jet} citySlug={citySlug} query={quoteQueryOf(criteria)} priority={place < 2} />
        ))}
      </div>
    );
  }
  if (findings.service === "experience") {
    return (
      <div className={styles.pairs}>
        {findings.results.map((experience, place) => (
          <ExperienceResult key={experience.id} experience={experience} priority={place === 0} />
        ))}
      </div>
    );
  }
  const { pinned, results, delivered } = findings;
  return (
    <>
      {pinned && (
        <VehicleResultCard
          result={pinned}
          criteria={criteria}
          priority
          mark={messages.explore.pinned}
          {...(!pinned.free && { refusal: messages.booking.taken })}
        />
      )}
      {results.map((result, place) => (
        <VehicleResultCard
          key={result.vehicle.id}
          result={result}
          criteria={criteria}
          priority={!pinned && place === 0}
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
              priority={!pinned && results.length === 0 && index === 0}
            />
          ))}
        </section>
      )}
      <ComparisonBar />
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pagine dei risultati">
          {linkedPages({ page, pages }).map(({ number, afterGap }) => (
            <Fragment key={number}>
              {afterGap && <span aria-hidden="true">…</span>}
              <Link
                to={paths.explore(pageQuery(searchToQuery(criteria), number))}
                aria-current={number === page ? "page" : undefined}
                aria-label={`Pagina ${number}`}
              >
                {number}
              </Link>
            </Fragment>
          ))}
        </nav>
      )}
    </>
  );
}

function pageQuery(query: string, page: number): string {
  if (page === 1) return query;
  return query ? `${query}&page=${page}` : `page=${page}`;
}
