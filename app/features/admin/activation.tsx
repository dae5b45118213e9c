import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

interface ActiveRow {
  id: string;
  name: string;
  version: number;
}

/** How a table's rows are put out of sight and back (product.md#activation), and what is said about it. */
export interface ActivationWords {
  path: "/api/brands/:id" | "/api/cities/:id" | "/api/jets/:id" | "/api/jet_routes/:id" | "/api/experiences/:id";
  updated: string;
  deactivated: string;
  updateFailed: string;
  deactivateFailed: string;
  /** What disappears with the row. */
  consequence: string;
}

/** Deactivation, asked first, and reactivation, at once. */
export function useActivation<Row extends ActiveRow>(words: ActivationWords) {
  const [leaving, setLeaving] = useState<Row | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const write = ({ id, version }: Row, active: boolean) =>
    api.patch(words.path, { parameters: { id }, body: { active, version } });

  const reactivate = async (row: Row) => {
    try {
      await write(row, true);
      toast.success(words.updated);
    } catch (thrown) {
      toast.failure(thrown, words.updateFailed);
    }
    await revalidate();
  };
  const dialog = (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => setLeaving(null)}
      title={`Disattivare ${leaving?.name ?? ""}?`}
      confirm="Disattiva"
      destructive
      failure={words.deactivateFailed}
      onConfirm={async () => {
        if (!leaving) return;
        try {
          await write(leaving, false);
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
  return { deactivate: setLeaving, reactivate, dialog };
}
