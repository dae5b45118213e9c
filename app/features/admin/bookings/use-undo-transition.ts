import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { staffStatusLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** Takes the last transition of a booking back and says how that went (product.md#undo); the screen is fresh either way. */
export function useUndoTransition() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (id: string, to: BookingStatus) => {
      try {
        // Somebody else may have gone on since: their transition is not the one that was meant.
        const { status } = await api.post("/api/bookings/:id/undo", { parameters: { id }, query: { to } });
        toast.success(panelMessages.bookings.undone(staffStatusLabel(status)));
      } catch (thrown) {
        toast.failure(thrown, panelMessages.bookings.undoFailed);
      }
      await revalidate();
    },
    [toast, revalidate],
  );
}
