import { useCallback } from "react";
import { useTakeBack } from "#app/features/admin/bookings/use-take-back.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { SECOND_MS } from "#domain/durations.ts";

/** Says what a transition did for as long as it can be taken back, with the way to do so (product.md#undo). */
export function useUndoNotice() {
  const toast = useToast();
  const takeBack = useTakeBack();
  return useCallback(
    (said: string, { id, undo }: ApiBookingDetail) => {
      if (!undo) return toast.success(said);
      const forMs = undo.ends_in_seconds * SECOND_MS;
      toast.undoable(said, { id: `undo-${id}`, forMs, onUndo: () => void takeBack(id, undo.to) });
    },
    [toast, takeBack],
  );
}
