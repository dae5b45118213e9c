import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import type { OfferWords } from "#app/features/admin/jets/jets-words.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

type RemovalPath = "/api/jets/:id" | "/api/jet_routes/:id" | "/api/experiences/:id";

/** Removal for good, asked first; where requests are in the way the server refuses, and the reason stays in sight. */
export function useRemoval<Row extends { id: string; name: string }>(path: RemovalPath, words: OfferWords) {
  const [doomed, setDoomed] = useState<Row | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const dialog = (
    <ConfirmDialog
      open={doomed !== null}
      onClose={() => setDoomed(null)}
      title={`Eliminare ${doomed?.name ?? ""}?`}
      confirm="Elimina"
      destructive
      failure={words.deleteFailed}
      onConfirm={async () => {
        if (!doomed) return;
        await api.delete(path, { parameters: { id: doomed.id } });
        toast.success(words.deleted);
        await revalidate();
      }}
    >
      {words.farewell}
    </ConfirmDialog>
  );
  return { remove: setDoomed, dialog };
}
