import { Button } from "#app/ui/panel/button.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";

interface RowActionsProps {
  row: { name: string; active: boolean };
  /** The path of the row's public page; null if it has none. */
  publicPath: string | null;
  onEdit: () => void;
  onDeactivate: () => void;
  onReactivate: () => void;
}

/** The actions on a brand or city. A deactivated row shows its reactivation outside the menu (product.md#activation). */
export function RowActions({ row, publicPath, onEdit, onDeactivate, onReactivate }: RowActionsProps) {
  return (
    <RowControls>
      {!row.active && (
        <Button small onClick={onReactivate} aria-label={`Riattiva ${row.name}`}>
          Riattiva
        </Button>
      )}
      <ActionMenu
        label={`Azioni per ${row.name}`}
        actions={[
          { label: "Modifica", icon: "edit", onSelect: onEdit },
          ...(row.active
            ? [
                ...(publicPath ? [{ label: "Vedi sul sito", icon: "external" as const, to: publicPath }] : []),
                { label: "Disattiva", icon: "minus" as const, destructive: true, onSelect: onDeactivate },
              ]
            : [{ label: "Riattiva", icon: "check" as const, onSelect: onReactivate }]),
        ]}
      />
    </RowControls>
  );
}
