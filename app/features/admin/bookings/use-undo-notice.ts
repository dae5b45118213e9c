import { useCallback } from "react";
import { useUndoTransition } from "#app/features/admin/bookings/use-undo-transition.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { SECOND_MS } from "#domain/durations.ts";

/** Shows a toast about a transition for as long as it can be undone, with the undo button (product.md#undo). */
export function useUndoNotice() {
  const toast = useToast();
  const undoTransition = useUndoTransition();
  return useCallback(
    (message: string, { id, undo }: ApiBookingDetail) => {
      if (!undo) return toast.success(message);
      const durationMs = undo.ends_in_seconds * SECOND_MS;
      toast.undoable(message, { id: `undo-${id}`, forMs: durationMs, onUndo: () => void undoTransition(id, undo) });
    },
    [toast, undoTransition],
  );
}
