import { useId, useState } from "react";
import { MOVE_QUESTIONS, MOVE_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { useBookingMove } from "#app/features/admin/bookings/use-booking-move.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { messages } from "#domain/messages.it.ts";

interface MoveDialogProps {
  booking: ApiBookingDetail;
  to: BookingStatus;
  onClose: () => void;
}

const TITLES: Partial<Record<BookingStatus, string>> = {
  declined: "Non accogliere la richiesta?",
  cancelled: "Annullare la prenotazione?",
  completed: "Concludere la prenotazione?",
};

/** Asks before a move that ends something; for those the renter did not wish for, with the reason they will read. */
export function MoveDialog({ booking, to, onClose }: MoveDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { send } = useBookingMove(booking);
  const unwished = to === "declined" || to === "cancelled";
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={TITLES[to] ?? ""}
      confirm={MOVE_VERBS[to] ?? ""}
      destructive={unwished}
      failure={messages.panel.bookings.moveFailed}
      onConfirm={() => send(to, reason.trim() || undefined)}
    >
      <p>
        {booking.reference}, {booking.vehicle_name}, {booking.name}. {MOVE_QUESTIONS[to]}
      </p>
      {unwished && (
        <div className="panel-field booking-reason">
          <label htmlFor={id} className="panel-label">
            Motivo, il cliente lo legge nella mail
          </label>
          <textarea
            id={id}
            className="panel-input"
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
