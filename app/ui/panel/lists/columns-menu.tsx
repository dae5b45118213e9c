import { IconButton } from "#app/ui/panel/button.tsx";
import { MenuCheck, MenuItem, MenuShell } from "#app/ui/panel/overlays/menu-shell.tsx";
import { isShown, type ListColumns } from "./list-columns.ts";

/** Chooses the columns of a list. */
export function ColumnsMenu<Row>({ columns }: { columns: ListColumns<Row> }) {
  const { choosable, chosen, choose } = columns;
  const shown = choosable.filter((column) => isShown(column, chosen)).map(({ id }) => id);
  const set = (id: string, on: boolean) => choose(on ? [...shown, id] : shown.filter((other) => other !== id));
  return (
    <MenuShell trigger={<IconButton icon="columns" label="Scegli le colonne" />}>
      {choosable.map(({ id, header }) => (
        <MenuCheck key={id} checked={shown.includes(id)} onChange={(on) => set(id, on)}>
          {header}
        </MenuCheck>
      ))}
      {chosen && (
        <MenuItem icon="refresh" onSelect={() => choose(null)}>
          Rimetti le colonne di partenza
        </MenuItem>
      )}
    </MenuShell>
  );
}
