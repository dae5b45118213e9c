import { FormProvider, useForm } from "react-hook-form";
import { TRANSITION_QUESTIONS, TRANSITION_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { DraftLine } from "#app/ui/panel/drafts/draft-line.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
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
  completed: "Concludere la prenotazione?",
};

/** Asks before a move that ends something; for those the renter did not wish for, with the reason they will read. */
export function TransitionDialog({ booking, to, onClose }: TransitionDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const draft = useDraft(form, { form: `move-${to}`, subject: booking.id });
  const { send } = useBookingTransition(booking);
  const refusing = to === "declined" || to === "cancelled";
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={TITLES[to] ?? ""}
      confirm={TRANSITION_VERBS[to] ?? ""}
      destructive={refusing}
      failure={messages.panel.bookings.moveFailed}
      onConfirm={async () => {
        await send(to, form.getValues("reason").trim() || undefined);
        draft.settle();
      }}
    >
      <p>
        {booking.reference}, {booking.vehicle_name}, {booking.name}. {TRANSITION_QUESTIONS[to]}
      </p>
      {refusing && (
        <FormProvider {...form}>
          <div className={styles.reason}>
            <DraftLine resumed={draft.resumed} onDiscard={draft.discard} />
            <TextareaField
              name="reason"
              label="Motivo, il cliente lo legge nella mail"
              span={12}
              rows={3}
              maxLength={500}
            />
          </div>
        </FormProvider>
      )}
    </ConfirmDialog>
  );
}
