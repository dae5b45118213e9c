import { IconButton } from "#app/ui/panel/button.tsx";
import { DropdownMenu, MenuCheckboxItem, MenuItem } from "#app/ui/panel/overlays/dropdown-menu.tsx";
import { isColumnShown, type ListColumns } from "./list-columns.ts";

/** Menu that selects the columns of a list. */
export function ColumnsMenu<Row>({ columns }: { columns: ListColumns<Row> }) {
  const { optionalColumns, chosenIds, setChosenIds } = columns;
  const shown = optionalColumns.filter((column) => isColumnShown(column, chosenIds)).map(({ id }) => id);
  const set = (id: string, on: boolean) => setChosenIds(on ? [...shown, id] : shown.filter((other) => other !== id));
  return (
    <DropdownMenu trigger={<IconButton icon="columns" label="Scegli le colonne" />}>
      {optionalColumns.map(({ id, header }) => (
        <MenuCheckboxItem key={id} checked={shown.includes(id)} onChange={(on) => set(id, on)}>
          {header}
        </MenuCheckboxItem>
      ))}
      {chosenIds && (
        <MenuItem icon="refresh" onSelect={() => setChosenIds(null)}>
          Rimetti le colonne di partenza
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
