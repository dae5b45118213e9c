import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import {
  BOOKING_DETAIL_WORDS,
  TRANSITION_VERBS,
  transitionQuestion,
} from "#app/features/admin/bookings/booking-words.ts";
import { pickupTimeWarning } from "#app/features/admin/bookings/pickup-time-warning.ts";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { trimText } from "#domain/trim-text.ts";
import styles from "./booking-pane.module.css";

interface TransitionDialogProps {
  booking: ApiBookingDetail;
  to: BookingStatus;
  onClose: () => void;
}

const TRANSITION_TITLES: Partial<Record<BookingStatus, string>> = {
  declined: "Non accogliere la richiesta?",
  cancelled: "Annullare la prenotazione?",
  no_show: "Il cliente non si è presentato?",
  active: "L'auto esce ora?",
  completed: "Concludere la prenotazione?",
};

/**
 * Confirms a transition that ends something or comes at an unexpected time. Transitions that staff decide ask for the reason, which the
 * renter reads.
 */
export function TransitionDialog({ booking, to, onClose }: TransitionDialogProps) {
  const fee = to === "cancelled" || to === "no_show" ? booking.fees[to] : 0;
  const form = useForm({ defaultValues: { reason: "", charge_fee: to === "no_show" } });
  const draft = useDraft(form, { form: `move-${to}`, subject: booking.id });
  const { send } = useBookingTransition(booking);
  const refusing = to === "declined" || to === "cancelled";
  // Computed once: the warning must not change while staff think.
  const [question] = useState(() => pickupTimeWarning(booking, new Date()));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={TRANSITION_TITLES[to] ?? ""}
      confirm={TRANSITION_VERBS[to] ?? ""}
      destructive={refusing || to === "no_show"}
      failure={panelMessages.bookings.transitionFailed}
      onConfirm={async () => {
        const reason = trimText(form.getValues("reason")) || undefined;
        const charge_fee = fee > 0 ? form.getValues("charge_fee") : undefined;
        await send(to, to === "active" ? { at_another_time: true } : { reason, charge_fee });
        draft.clear();
      }}
    >
      <p>
        {BOOKING_DETAIL_WORDS.bookingSummary({
          reference: booking.reference,
          vehicle: booking.vehicle_name,
          renter: booking.name,
        })}{" "}
        {to === "active" ? question : transitionQuestion(to, booking)}
      </p>
      {(refusing || fee > 0) && (
        <FormProvider {...form}>
          <div className={styles.reason}>
            <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
            {fee > 0 && (
              <SwitchField
                name="charge_fee"
                label={BOOKING_DETAIL_WORDS.chargeFee(formatEuros(fee))}
                span={12}
                hint={BOOKING_DETAIL_WORDS.feeHint}
              />
            )}
            {refusing && (
              <TextareaField
                name="reason"
                label={BOOKING_DETAIL_WORDS.reasonLabel(booking)}
                span={12}
                rows={3}
                maxLength={500}
              />
            )}
          </div>
        </FormProvider>
      )}
    </ConfirmDialog>
  );
}
