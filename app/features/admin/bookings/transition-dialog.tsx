import { useId, useState } from "react";
import { TRANSITION_QUESTIONS, TRANSITION_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { pickupTimeQuestion } from "#app/features/admin/bookings/pickup-time-question.ts";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { FieldBox, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Textarea } from "#app/ui/panel/forms/input.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { messages } from "#domain/messages.it.ts";
import styles from "./transition-dialog.module.css";

interface TransitionDialogProps {
  booking: ApiBookingDetail;
  to: BookingStatus;
  onClose: () => void;
}

const TITLES: Partial<Record<BookingStatus, string>> = {
  declined: "Non accogliere la richiesta?",
  cancelled: "Annullare la prenotazione?",
  no_show: "Il cliente non si è presentato?",
  active: "L'auto esce ora?",
  completed: "Concludere la prenotazione?",
};

/** Asks before a move that ends something or comes at another time; for those the renter did not wish for, with the reason they will read. */
export function TransitionDialog({ booking, to, onClose }: TransitionDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { send } = useBookingTransition(booking);
  const refusing = to === "declined" || to === "cancelled";
  // As it was asked: the clock goes on while one thinks.
  const [question] = useState(() => pickupTimeQuestion(booking, new Date()));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={TITLES[to] ?? ""}
      confirm={TRANSITION_VERBS[to] ?? ""}
      destructive={refusing || to === "no_show"}
      failure={messages.panel.bookings.moveFailed}
      onConfirm={() => send(to, to === "active" ? { at_another_time: true } : { reason: reason.trim() || undefined })}
    >
      <p>
        {booking.reference}, {booking.vehicle_name}, {booking.name}.{" "}
        {to === "active" ? question : TRANSITION_QUESTIONS[to]}
      </p>
      {refusing && (
        <FieldBox className={styles.reason}>
          <FieldLabel htmlFor={id}>Motivo, il cliente lo legge nella mail</FieldLabel>
          <Textarea
            id={id}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldBox>
      )}
    </ConfirmDialog>
  );
}
