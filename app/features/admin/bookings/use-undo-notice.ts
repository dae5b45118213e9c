import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { staffLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import { messages } from "#domain/messages.it.ts";

/** Says what a transition did for as long as it can be taken back, with the way to do so (product.md#undo). */
export function useUndoNotice() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return useCallback(
    (said: string, { id, undo, updated_at }: ApiBookingDetail) => {
      if (!undo) return toast.success(said);
      const takeBack = async () => {
        try {
          const { status } = await api.post("/api/bookings/:id/undo", { parameters: { id } });
          toast.success(messages.panel.bookings.undone(staffLabel(status)));
        } catch (thrown) {
          toast.failure(thrown, messages.panel.bookings.undoFailed);
        }
        await revalidate();
      };
      // Both by the server's clock: the browser's may be wrong.
      const forMs = Date.parse(undo.until) - Date.parse(updated_at);
      toast.undoable(said, { id: `undo-${id}`, forMs, onUndo: () => void takeBack() });
    },
    [toast, revalidate],
  );
}
