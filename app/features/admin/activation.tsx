import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

interface ActivatableRow {
  id: string;
  name: string;
  version: number;
}

/** The texts with which a table's rows are deactivated and reactivated (product.md#activation). */
export interface ActivationWords {
  path: "/api/brands/:id" | "/api/cities/:id" | "/api/jets/:id" | "/api/jet_routes/:id" | "/api/experiences/:id";
  updated: string;
  deactivated: string;
  updateFailed: string;
  deactivateFailed: string;
  /** Names what disappears from the site with the row. */
  consequence: string;
}

/** Deactivates a row after a confirmation, and reactivates one immediately. */
export function useActivation<Row extends ActivatableRow>(words: ActivationWords) {
  const [deactivating, setDeactivating] = useState<Row | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const setActive = ({ id, version }: Row, active: boolean) =>
    api.patch(words.path, { parameters: { id }, body: { active, version } });

  const reactivate = async (row: Row) => {
    try {
      await setActive(row, true);
      toast.success(words.updated);
    } catch (thrown) {
      toast.failure(thrown, words.updateFailed);
    }
    await revalidate();
  };
  const dialog = (
    <ConfirmDialog
      open={deactivating !== null}
      onClose={() => setDeactivating(null)}
      title={`Disattivare ${deactivating?.name ?? ""}?`}
      confirm="Disattiva"
      destructive
      failure={words.deactivateFailed}
      onConfirm={async () => {
        if (!deactivating) return;
        try {
          await setActive(deactivating, false);
        } catch (thrown) {
          toast.failure(thrown, words.deactivateFailed);
          throw thrown;
        }
        toast.success(words.deactivated);
        await revalidate();
      }}
    >
      {words.consequence} Nulla viene cancellato: si può riattivare in ogni momento.
    </ConfirmDialog>
  );
  return { deactivate: setDeactivating, reactivate, dialog };
}
