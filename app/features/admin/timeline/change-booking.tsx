import { useEffect, useRef, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { ChangeDialog } from "#app/features/admin/bookings/rental/change-dialog.tsx";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** The change of a booking's dates or car, opened from the calendar, which does not have the whole booking at hand. */
export function ChangeBooking({ id, onClose }: { id: string; onClose: () => void }) {
  const [booking, setBooking] = useState<ApiBookingDetail | null>(null);
  const latest = useRef({ toast: useToast(), onClose });
  useEffect(() => {
    const refuse = (thrown: unknown, words: string) => {
      latest.current.toast.failure(thrown, words);
      latest.current.onClose();
    };
    return cancellableRequest(
      (signal) => api.get("/api/bookings/:id", { parameters: { id }, signal }),
      (found) => (found.may_change === "none" ? refuse(null, TIMELINE_WORDS.menu.closed) : setBooking(found)),
      (thrown) => refuse(thrown, panelMessages.timeline.changeFailed),
    );
  }, [id]);
  return booking && <ChangeDialog booking={booking} onClose={onClose} />;
}
