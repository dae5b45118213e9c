import { useLocation } from "react-router";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import styles from "./vehicle-list.module.css";

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  headingLevel?: 2 | 3;
  /** How many of the first cards are in the first view: their pictures come at once. */
  priorities?: number;
  /** Where in a long list this is; both from 1. */
  paging?: { page: number; pages: number };
  /** One row that scrolls sideways on a phone. */
  inOneRow?: boolean;
  /** Query without "?" carried to each car's page. */
  query?: string;
  /** Another list follows: the comparison stands at its foot. */
  continued?: boolean;
  /** What is said above each price. */
  answerOf?: (vehicle: Vehicle) => string;
}

/** Cars three in a row, two on a phone. */
export function VehicleList(props: VehicleListProps) {
  const { vehicles, headingLevel = 3, priorities = 0, paging, inOneRow, continued, query, answerOf } = props;
  return (
    <>
      <PageGrid as="ul" className={classNames(styles.list, inOneRow && styles.inOneRow)}>
        {vehicles.map((vehicle, index) => {
          const share = shareOf(index, vehicles.length);
          return (
            <li key={vehicle.id} data-share={share}>
              <VehicleCard
                vehicle={vehicle}
                {...SHARES[share]}
                headingLevel={headingLevel}
                priority={index < priorities}
                answer={answerOf?.(vehicle)}
                {...(query && { query })}
              />
            </li>
          );
        })}
      </PageGrid>
      {!inOneRow && !continued && <ComparisonBar />}
      {paging && paging.pages > 1 && <Pages {...paging} />}
    </>
  );
}

/** How much of a row a card has in a wide window, and what follows for the card. */
const SHARES = {
  whole: { wide: true, sizes: "(min-width: 40rem) 64vw, 100vw" },
  half: { sizes: "(min-width: 52rem) 46vw, 50vw" },
  third: {},
} as const;

/** No row ends in a hole: one car has the row to itself, and of those that three do not divide the first two or four go in pairs. */
function shareOf(index: number, count: number): keyof typeof SHARES {
  if (count === 1) return "whole";
  const paired = [0, 4, 2][count % 3] ?? 0;
  return index < paired ? "half" : "third";
}

/** Links to the page before and the page after; the list is one address per page, so that search engines reach every car. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const { pathname } = useLocation();
  const address = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <PageGrid as="nav" className={styles.root} aria-label="Pagine">
      <p>
        {page > 1 && <LinkMore to={address(page - 1)}>Vetture precedenti</LinkMore>}
        <Text as="span" look="soft" numerals>
          {page} di {pages}
        </Text>
        {page < pages && <LinkMore to={address(page + 1)}>Altre vetture</LinkMore>}
      </p>
    </PageGrid>
  );
}
