import SearchSheetForm, { type SearchSheetFormProps } from "#app/features/explore/search-sheet-form.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

/** Another city or other dates for the same search: what narrows the list stays. */
export function SearchSheet(props: SearchSheetFormProps) {
  return (
    <Sheet id="ricerca" title="Città e date">
      <SearchSheetForm {...props} />
    </Sheet>
  );
}
