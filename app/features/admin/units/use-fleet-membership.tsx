import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { UNIT_WORDS, unitTitle } from "#app/features/admin/units/unit-words.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiUnit } from "#domain/api/units/units.ts";

interface UnitDialogs {
  onEdit: (unit: ApiUnit) => void;
  onExpiries: (unit: ApiUnit) => void;
}

/** Returns the actions on a unit: edit, expiries, leave the fleet after a confirmation, rejoin it immediately. */
export function useFleetMembership({ onEdit, onExpiries }: UnitDialogs): {
  actions: (unit: ApiUnit) => ReactNode;
  dialog: ReactNode;
} {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [unitToRetire, setUnitToRetire] = useState<ApiUnit | null>(null);
  const callOptions = ({ id, version }: ApiUnit) => ({ parameters: { id }, body: { version } });
  const comeBack = async (unit: ApiUnit) => {
    try {
      await api.post("/api/units/:id/return", callOptions(unit));
      toast.success(UNIT_WORDS.returned);
      await revalidate();
    } catch (thrown) {
      toast.error(problemMessage(thrown, UNIT_WORDS.returnFailed));
    }
  };
  const actions = (unit: ApiUnit) => (
    <ActionMenu
      label={`Azioni per ${unitTitle(unit)}`}
      actions={[
        { label: "Modifica", icon: "edit", onSelect: () => onEdit(unit) },
        { label: "Scadenze", icon: "clock", onSelect: () => onExpiries(unit) },
        unit.in_fleet_to === null
          ? { label: "Togli dalla flotta", icon: "minus", destructive: true, onSelect: () => setUnitToRetire(unit) }
          : { label: "Riporta in flotta", icon: "check", onSelect: () => void comeBack(unit) },
      ]}
    />
  );
  const dialog = (
    <ConfirmDialog
      open={unitToRetire !== null}
      onClose={() => setUnitToRetire(null)}
      title={unitToRetire ? `Togliere dalla flotta ${unitTitle(unitToRetire)}?` : ""}
      confirm="Togli dalla flotta"
      destructive
      failure={UNIT_WORDS.leaveFailed}
      onConfirm={async () => {
        if (!unitToRetire) return;
        await api.post("/api/units/:id/leave", callOptions(unitToRetire));
        toast.success(UNIT_WORDS.left);
        await revalidate();
      }}
    >
      Non si potrà più noleggiare. La sua scheda e la sua storia restano, e può tornare con lo stesso numero.
    </ConfirmDialog>
  );
  return { actions, dialog };
}
