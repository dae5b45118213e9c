import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

type RemovalPath =
  `/api/${"jets" | "jet_routes" | "experiences" | "articles" | "club_events" | "testimonials" | "answer_templates" | "waiting_list" | "vat_rates" | "protections" | "extras" | "rate_rules" | "promotion_codes"}/:id`;

export interface RemovalWords {
  deleted: string;
  deleteFailed: string;
  /** What is deleted with the row, and what stays. */
  deleteConsequence: string;
  /** The label of the button that confirms; by default "Elimina". */
  confirm?: string;
}

/** Deletes a row after a confirmation. The dialog keeps showing the reason when the server refuses. */
export function useRowRemoval<Row extends { id: string }>(
  path: RemovalPath,
  words: RemovalWords,
  titleOf: (row: Row) => string,
) {
  const [removing, setRemoving] = useState<Row | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const dialog = (
    <ConfirmDialog
      open={removing !== null}
      onClose={() => setRemoving(null)}
      title={removing ? titleOf(removing) : ""}
      confirm={words.confirm ?? "Elimina"}
      destructive
      failure={words.deleteFailed}
      onConfirm={async () => {
        if (!removing) return;
        await api.delete(path, { parameters: { id: removing.id } });
        toast.success(words.deleted);
        await revalidate();
      }}
    >
      {words.deleteConsequence}
    </ConfirmDialog>
  );
  return { remove: setRemoving, dialog };
}
