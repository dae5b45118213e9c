import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { fleetFailure, inFleetWords } from "#app/features/admin/fleet/fleet-words.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

const NOT_DELETED = "il veicolo non è stato eliminato";

/** Asks before a car is removed for good (product.md#fleet-screen); while it has open bookings the server refuses, and the reason stays in sight. */
export function DeleteVehicle({ row, onClose }: { row: ApiVehicle | null; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const title = row ? `${row.brand} ${row.name}` : "";
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={`Eliminare ${title}?`}
      confirm="Elimina"
      destructive
      failure={panelMessages.fleet.failed(NOT_DELETED)}
      onConfirm={async () => {
        if (!row) return;
        try {
          await api.delete("/api/vehicles/:id", { parameters: { id: row.id } });
        } catch (thrown) {
          toast.error(fleetFailure(thrown, NOT_DELETED));
          throw inFleetWords(thrown);
        }
        toast.success(panelMessages.fleet.deleted);
        await revalidate();
      }}
    >
      Il veicolo sparisce per sempre dalla flotta e dal sito. Le prenotazioni concluse ne conservano il nome.
    </ConfirmDialog>
  );
}
