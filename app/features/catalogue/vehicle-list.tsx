import { useLocation } from "react-router";
import { LinkMore } from "#app/ui/button.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import "./catalogue.css";

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  headingLevel?: 2 | 3;
  /** How many of the first cards are in the first view: their pictures come at once. */
  priorities?: number;
  /** Where in a long list this is; both from 1. */
  paging?: { page: number; pages: number };
}

/** Cars three in a row, two on a phone. */
export function VehicleList({ vehicles, headingLevel = 3, priorities = 0, paging }: VehicleListProps) {
  return (
    <>
      <ul className="grid-page vehicle-list">
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} headingLevel={headingLevel} priority={index < priorities} />
          </li>
        ))}
      </ul>
      {paging && paging.pages > 1 && <Pages {...paging} />}
    </>
  );
}

/** Links to the page before and the page after; the list is one address per page, so that search engines reach every car. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const { pathname } = useLocation();
  const address = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <nav className="grid-page pages" aria-label="Pagine">
      <p>
        {page > 1 && <LinkMore to={address(page - 1)}>Vetture precedenti</LinkMore>}
        <span className="soft numerals">
          {page} di {pages}
        </span>
        {page < pages && <LinkMore to={address(page + 1)}>Altre vetture</LinkMore>}
      </p>
    </nav>
  );
}
