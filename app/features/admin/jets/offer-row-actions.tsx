import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";

interface OfferRowActionsProps {
  row: { name: string; active: boolean };
  abilities: OfferAbilities;
  /** Null for a row that no page shows. */
  publicPath: string | null;
  onEdit: () => void;
  onDeactivate: () => void;
  onReactivate: () => void;
  onRemove: () => void;
}

/** What can be done with a jet, a route or an experience by who looks at it; nothing but a look at its page without any right to write. */
export function OfferRowActions(props: OfferRowActionsProps) {
  const { row, abilities, publicPath, onEdit, onDeactivate, onReactivate, onRemove } = props;
  const look: MenuAction[] = publicPath ? [{ label: "Vedi sul sito", icon: "external", to: publicPath }] : [];
  const write: MenuAction[] = abilities.write
    ? [{ label: abilities.manage ? "Modifica" : "Modifica i testi", icon: "edit", onSelect: onEdit }]
    : [];
  const manage: MenuAction[] = abilities.manage
    ? [
        row.active
          ? { label: "Disattiva", icon: "minus", destructive: true, onSelect: onDeactivate }
          : { label: "Riattiva", icon: "check", onSelect: onReactivate },
        { label: "Elimina", icon: "close", destructive: true, onSelect: onRemove },
      ]
    : [];
  const actions = [...write, ...look, ...manage];
  return (
    <RowControls>
      {abilities.manage && !row.active && (
        <Button small onClick={onReactivate} aria-label={`Riattiva ${row.name}`}>
          Riattiva
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={`Azioni per ${row.name}`} actions={actions} />}
    </RowControls>
  );
}
