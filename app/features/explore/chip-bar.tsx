import { Link } from "react-router";
import { SortLinks } from "#app/features/explore/sort-links.tsx";
import { SheetTrigger } from "#app/ui/sheet.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-labels.ts";

/** What narrows the search, each a link that takes itself away; it stays in view while the results scroll (B 2.5: offset 20 units). */
export function ChipBar({ chips, criteria }: { chips: SearchChip[]; criteria: SearchCriteria }) {
  return (
    <div className="chip-bar">
      <div className="grid-page chip-bar-row">
        <ul className="chip-list" aria-label="Filtri attivi">
          {chips.map((chip) => (
            <li key={chip.key}>
              <Link
                to={paths.explore(chip.removeQuery)}
                aria-label={messages.explore.removeChip(chip.label)}
                preventScrollReset
                className="chip"
              >
                {chip.label}
                <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="chip-bar-actions">
          <SheetTrigger target="ricerca" className="chip-action">
            Città e date
          </SheetTrigger>
          <SheetTrigger target="filtri" className="chip-action">
            Filtri avanzati
          </SheetTrigger>
        </div>
        <SortLinks criteria={criteria} />
      </div>
    </div>
  );
}
