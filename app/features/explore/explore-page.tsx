import { useNavigation } from "react-router";
import { ChipBar } from "#app/features/explore/chip-bar.tsx";
import { ExploreResults } from "#app/features/explore/explore-results.tsx";
import { FacetList } from "#app/features/explore/facet-list.tsx";
import { FilterSheet } from "#app/features/explore/filter-sheet.tsx";
import { PendingResults } from "#app/features/explore/pending-results.tsx";
import { SearchSheet } from "#app/features/explore/search-sheet.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { quoteQueryOf } from "#domain/jets/quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import type { ExplorePageData } from "#domain/pages/explore-page.ts";
import { paths } from "#domain/paths.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import styles from "./explore-page.module.css";

type ExplorePageProps = Omit<ExplorePageData, "head">;

/** The whole collection, narrowed by its address alone, so that back, reload and sharing work (product.md#explore). */
export function ExplorePage(props: ExplorePageProps) {
  const { criteria, heading, chips, count, findings, crumbs, datesProblem } = props;
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname === paths.explore();
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageGrid as="header" className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.count} role="status">
          <b>{count}</b> {messages.explore.results(count).replace(`${count} `, "")}
        </p>
      </PageGrid>
      <ChipBar chips={chips} criteria={criteria} />
      {datesProblem && (
        <PageGrid className={styles.notice}>
          <p role="alert">{datesProblem}</p>
        </PageGrid>
      )}
      {findings.service === "jet" && !datesProblem && quoteQueryOf(criteria) !== "" && (
        <PageGrid className={styles.note}>
          <p>{messages.explore.jetDates}</p>
        </PageGrid>
      )}
      <PageGrid className={styles.body}>
        {findings.service === "auto" && <FacetList facets={findings.facets} criteria={criteria} />}
        <section
          className={classNames(styles.results, !(findings.service === "auto") && styles.isWide)}
          aria-label="Risultati"
        >
          {pending ? (
            <PendingResults />
          ) : count === 0 && !(findings.service === "auto" && findings.pinned) ? (
            <NothingFound criteria={criteria} />
          ) : (
            <ExploreResults findings={findings} criteria={criteria} page={props.page} pages={props.pages} />
          )}
        </section>
      </PageGrid>
      <FilterSheet criteria={criteria} findings={findings} />
      <SearchSheet criteria={criteria} searchCities={props.searchCities} />
    </>
  );
}

/** The title, the hint, and ways out that keep as much of the search as they can. */
function NothingFound({ criteria }: { criteria: SearchCriteria }) {
  const { category: _category, ...withoutCategory } = criteria;
  const narrowed = criteria.category !== undefined || criteria.categories.length > 0;
  return (
    <EmptyState
      title={messages.explore.emptyTitle}
      hint={messages.explore.emptyHint}
      actions={
        <>
          {narrowed && (
            <LinkMore to={paths.explore(searchToQuery({ ...withoutCategory, categories: [] }))}>
              Togli la categoria
            </LinkMore>
          )}
          <LinkMore as="button" type="button" popoverTarget="ricerca" popoverTargetAction="show">
            Cambia città o date
          </LinkMore>
          <LinkMore to={paths.explore()}>Azzera tutto</LinkMore>
        </>
      }
    />
  );
}
