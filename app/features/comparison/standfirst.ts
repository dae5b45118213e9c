import { isCompleteSelection, type RentalSelection } from "#domain/search/rental-selection.ts";
import { COMPARISON_WORDS as words } from "./comparison-words.ts";
import { daysOf, sharedRental } from "./shared-rental.ts";

/** What the page says of its days and places before the cars. */
export function standfirst(selections: readonly RentalSelection[]): string {
  const rental = sharedRental(selections);
  if (rental) return `${words.rental(rental)} ${words.lead}`;
  const [first] = selections;
  return first && isCompleteSelection(first) ? words.eachWhereItStands(daysOf(first)) : words.lead;
}
