import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { OTHER_COLOUR_CONFIRM } from "#app/features/admin/bookings/booking-words.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

type BookingWithHold = Pick<ApiBookingDetail, "id" | "vehicle_id" | "pickup_date">;

/** Assigns another unit of the same car to a booking, through its hold as the timeline does. Render `question`: it confirms a different colour. */
export function useAssignUnit(booking: BookingWithHold) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withConfirm, question } = useServerConfirm(OTHER_COLOUR_CONFIRM);
  const [pending, setPending] = useState(false);
  const assignUnit = async (unit: number) => {
    setPending(true);
    try {
      const { id, version } = await loadHold(booking);
      await withConfirm((confirmation) =>
        api.patch("/api/unit_holds/:id", { parameters: { id }, body: { unit, ...confirmation, version } }),
      );
      toast.success(panelMessages.timeline.unitChanged(unit));
    } catch (thrown) {
      toast.failure(thrown, panelMessages.timeline.changeFailed);
    }
    try {
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  return { assignUnit, pending, question };
}

async function loadHold({ id, vehicle_id, pickup_date }: BookingWithHold) {
  const query = { from: pickup_date, to: pickup_date, vehicle_id: vehicle_id ?? undefined };
  const { rows } = await api.list("/api/unit_holds", { query });
  const hold = rows.find(({ booking_id }) => booking_id === id);
  if (!hold) throw new Error("The booking holds nothing any more");
  return hold;
}
