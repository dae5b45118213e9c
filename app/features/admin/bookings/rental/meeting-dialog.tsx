import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { DELIVERY_WORDS } from "#app/features/admin/bookings/rental/rental-words.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { meetingCorrectionsSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** Corrects the exact meeting points. Other places, which change price and hold, belong to the change dialog. */
export function MeetingDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: booking.id };
  const { pickup_place, return_place } = booking.delivery;
  const isAtListedPlace = pickup_place.slug !== null || return_place.slug !== null;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={DELIVERY_WORDS.meeting}
      subtitle={booking.reference}
      schema={meetingCorrectionsSchema}
      values={valuesOf(booking)}
      version={booking.version}
      draft={{ form: "meeting", subject: booking.id }}
      failure={panelMessages.bookings.changeFailed}
      save={async (corrections, version) => {
        await api.patch("/api/bookings/:id", { parameters, body: { ...corrections, version } });
        toast.success(DELIVERY_WORDS.corrected);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      {booking.may_change === "whole" && pickup_place.slug === null && (
        <TextField name="pickupAddress" label={DELIVERY_WORDS.pickupAddress} span={12} autoComplete="off" />
      )}
      {return_place.slug === null && (
        <TextField name="returnAddress" label={DELIVERY_WORDS.returnAddress} span={12} autoComplete="off" />
      )}
      {isAtListedPlace && (
        <FieldBox span={12}>
          <p className={textStyles.meta}>{DELIVERY_WORDS.listedPlace}</p>
        </FieldBox>
      )}
      <TextField name="meetingPoint" label={DELIVERY_WORDS.meetingPoint} hint={DELIVERY_WORDS.meetingPointHint} />
      <TextField name="flightOrTrain" label={DELIVERY_WORDS.flightOrTrain} autoComplete="off" />
    </FormDialog>
  );
}

/** Returns only the fields that may be corrected. */
function valuesOf({ delivery, may_change }: ApiBookingDetail) {
  const { pickup_place, return_place, meeting_point, flight_or_train } = delivery;
  return {
    ...(may_change === "whole" && pickup_place.slug === null && { pickupAddress: pickup_place.address ?? "" }),
    ...(return_place.slug === null && { returnAddress: return_place.address ?? "" }),
    meetingPoint: meeting_point ?? "",
    flightOrTrain: flight_or_train ?? "",
  };
}
