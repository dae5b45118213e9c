import { useController, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { OTHER_COLOUR_CONFIRM } from "#app/features/admin/bookings/booking-words.ts";
import { ChangeQuotePanel } from "#app/features/admin/bookings/rental/change-quote-panel.tsx";
import { TIME_OPTIONS } from "#app/features/admin/bookings/rental/field-options.ts";
import { useFreeUnits } from "#app/features/admin/bookings/rental/use-free-units.ts";
import { useUndoNotice } from "#app/features/admin/bookings/use-undo-notice.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SyncEndDate } from "#app/ui/panel/forms/sync-end-date.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import { reopeningFormSchema } from "#domain/forms/bookings/reopening.ts";
import styles from "./reopening.module.css";
import { REOPENING_WORDS } from "./reopening-words.ts";

interface ReopeningDialogProps {
  booking: ApiBookingDetail;
  onClose: () => void;
}

/** Reopens a booking that ended by mistake, with a reason; asks for new dates first where the agreed ones are past (product.md#reopening). */
export default function ReopeningDialog({ booking, onClose }: ReopeningDialogProps) {
  const { revalidate } = useRevalidator();
  const showUndoNotice = useUndoNotice();
  const callOnce = useIdempotentCall();
  const { withConfirm, question } = useServerConfirm({ ...OTHER_COLOUR_CONFIRM, failure: REOPENING_WORDS.failed });
  const parameters = { id: booking.id };
  const isRental = booking.reopening?.to === "active";
  return (
    <FormDialog
      open
      onClose={onClose}
      size={isRental ? "medium" : "wide"}
      title={REOPENING_WORDS.title}
      subtitle={`${booking.reference}, ${booking.vehicle_name}, ${booking.name}`}
      schema={reopeningFormSchema}
      values={valuesOf(booking)}
      version={booking.version}
      draft={{ form: "reopening", subject: booking.id }}
      submit={REOPENING_WORDS.submit}
      failure={REOPENING_WORDS.failed}
      aside={isRental ? undefined : <ChangeQuotePanel booking={booking} toChange={toDatesChange} />}
      save={async (form, version) => {
        const reopened = await withConfirm((confirmation) => {
          const body = { ...form, ...confirmation, version };
          return callOnce({ parameters, body }, (idempotencyKey) =>
            api.post("/api/bookings/:id/reopening", { parameters, body, idempotencyKey }),
          );
        });
        const { reopened: done, reopenedWithoutMail } = REOPENING_WORDS;
        showUndoNotice(booking.email === null ? reopenedWithoutMail : done, reopened);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      <p className={styles.effect}>
        {REOPENING_WORDS.effect[isRental ? "active" : "confirmed"]} {REOPENING_WORDS.mail(booking)}
      </p>
      <TextareaField
        name="reason"
        label={REOPENING_WORDS.reason}
        required
        span={12}
        rows={3}
        maxLength={500}
        hint={REOPENING_WORDS.reasonHint}
      />
      {booking.reopening?.needs_dates && (isRental ? <ExpectedReturnFields /> : <NewDatesFields />)}
      {!isRental && <UnitToHoldField booking={booking} />}
      {question}
    </FormDialog>
  );
}

/** The initial values: only the fields that the reopening asks for. A day in the past is empty, so that staff choose another. */
function valuesOf({ reopening, pickup_time, return_date, return_time, return_at }: ApiBookingDetail) {
  const isRental = reopening?.to === "active";
  const returnDate = Date.parse(return_at) > Date.now() ? return_date : "";
  const returnValues = reopening?.needs_dates ? { returnDate, returnTime: return_time } : {};
  const pickupValues = reopening?.needs_dates && !isRental ? { pickupDate: "", pickupTime: pickup_time } : {};
  return { reason: "", ...pickupValues, ...returnValues, ...(!isRental && { unit: undefined }) };
}

/** Returns the dates of the form as a change whose price the server computes; null while they are incomplete. */
function toDatesChange({ pickupDate, pickupTime, returnDate, returnTime }: RentalChange): RentalChange | null {
  return pickupDate === "" || returnDate === "" ? null : { pickupDate, pickupTime, returnDate, returnTime };
}

function ExpectedReturnFields() {
  return (
    <>
      <p className={styles.effect}>{REOPENING_WORDS.expectedReturn}</p>
      <TextField name="returnDate" label={REOPENING_WORDS.expectedOn} type="date" required span={6} />
      <PanelSelectField name="returnTime" label={REOPENING_WORDS.expectedAt} options={TIME_OPTIONS} span={6} />
    </>
  );
}

function NewDatesFields() {
  return (
    <>
      <p className={styles.effect}>{REOPENING_WORDS.newDates}</p>
      <TextField name="pickupDate" label={REOPENING_WORDS.pickupOn} type="date" required span={6} />
      <PanelSelectField name="pickupTime" label={REOPENING_WORDS.pickupAt} options={TIME_OPTIONS} span={6} />
      <TextField name="returnDate" label={REOPENING_WORDS.returnOn} type="date" required span={6} />
      <PanelSelectField name="returnTime" label={REOPENING_WORDS.returnAt} options={TIME_OPTIONS} span={6} />
      <SyncEndDate start="pickupDate" end="returnDate" />
    </>
  );
}

/** Selects the unit to hold among those that are free for the dates. */
function UnitToHoldField({ booking }: Pick<ReopeningDialogProps, "booking">) {
  const { field } = useController({ name: "unit" });
  const dates: (string | undefined)[] = useWatch({ name: ["pickupDate", "pickupTime", "returnDate", "returnTime"] });
  const [pickupDate, pickupTime, returnDate, returnTime] = dates;
  const { pickup_place, return_place } = booking.delivery;
  const { free } = useFreeUnits(booking.vehicle ?? "", {
    pickupCity: pickup_place.slug ?? booking.pickup_city,
    returnCity: return_place.slug ?? booking.return_city,
    pickupDate: pickupDate ?? booking.pickup_date,
    pickupTime: pickupTime ?? booking.pickup_time,
    returnDate: returnDate ?? booking.return_date,
    returnTime: returnTime ?? booking.return_time,
  });
  return (
    <FieldFrame name="unit" label={REOPENING_WORDS.unit} span={12}>
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          name="unit"
          value={free.includes(field.value) ? field.value : ""}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value === "" ? undefined : Number(target.value))}
        >
          <option value="">{REOPENING_WORDS.ownUnit}</option>
          {free.map((unit) => (
            <option key={unit} value={unit}>
              {REOPENING_WORDS.unitOption({ unit, colours: booking.unit_colours[unit] })}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
