import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { staffStatusLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { LEG_WORDS } from "#app/features/admin/bookings/replacement/leg-words.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** Undoes the last transition of a booking, or the replacement of its car, and shows the result (product.md#undo). The screen is reloaded either way. */
export function useUndoTransition() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (id: string, { to, replacement }: Pick<NonNullable<ApiBookingDetail["undo"]>, "to" | "replacement">) => {
      try {
        // A colleague may have made a later transition, so we name the one to undo.
        const { status } = await api.post("/api/bookings/:id/undo", { parameters: { id }, query: { to } });
        toast.success(replacement ? LEG_WORDS.undone : panelMessages.bookings.undone(staffStatusLabel(status)));
      } catch (thrown) {
        toast.failure(thrown, panelMessages.bookings.undoFailed);
      }
      await revalidate();
    },
    [toast, revalidate],
  );
}
