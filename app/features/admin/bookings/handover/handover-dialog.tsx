import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { pickupTimeWarning } from "#app/features/admin/bookings/pickup-time-warning.ts";
import { useUndoNotice } from "#app/features/admin/bookings/use-undo-notice.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { requiredPictureKinds } from "#domain/bookings/handover-pictures.ts";
import { type HandoverKind, handoverFormSchema } from "#domain/forms/bookings/handover.ts";
import { requirePictures } from "#domain/forms/bookings/handover-pictures.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { HANDOVER_WORDS } from "../booking-words.ts";
import { fuelHint, odometerHint, recordOf, unitSubtitle } from "./handover-hints.ts";
import { EMPTY_STATE, HandoverStateFields } from "./handover-state-fields.tsx";
import { useLastReturn } from "./last-return.tsx";

interface HandoverDialogProps {
  booking: ApiBookingDetail;
  kind: HandoverKind;
  /** The former unit whose record is corrected; the unit that the renter has or had last by default. */
  unit?: ApiBookingUnit | undefined;
  onClose: () => void;
}

type ApiBookingUnit = ApiBookingDetail["units"][number];

const NEXT_STATUS: Record<HandoverKind, BookingStatus> = { pickup: "active", return: "completed" };

/** Records how the car leaves or comes back, and changes the booking's status too unless staff opt out. */
export function HandoverDialog({ booking: current, kind, unit, onClose }: HandoverDialogProps) {
  const toast = useToast();
  const showUndoNotice = useUndoNotice();
  const { revalidate } = useRevalidator();
  const booking = unit ? ofUnit(current, unit) : current;
  const record = recordOf(booking, kind);
  const isTransitionOffered = unit === undefined && booking.transitions.includes(NEXT_STATUS[kind]);
  const parameters = { id: booking.id };
  const required = requiredPictureKinds(booking.required_pictures[kind], record && toCamelCase(record));
  // The last return of a former unit may be the one that is corrected.
  const lastReturn = useLastReturn(booking.id, unit ? null : undefined);
  const isPickup = kind === "pickup";
  // Computed once: the warning must not change while staff write.
  const [timeWarning] = useState(() => (isPickup ? pickupTimeWarning(booking, new Date()) : null));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isPickup ? "Verbale di consegna" : "Verbale di rientro"}
      subtitle={unitSubtitle(booking)}
      schema={requirePictures(handoverFormSchema, required)}
      values={valuesOf(record, isTransitionOffered)}
      version={record?.version}
      draft={{ form: `handover-${kind}`, subject: unit?.id ?? booking.id }}
      failure={panelMessages.bookings.handoverFailed}
      save={async ({ moveOn, ...state }, version) => {
        await api.put("/api/bookings/:id/handovers/:kind", {
          parameters: { ...parameters, kind },
          body: { ...state, ...(unit && { leg: unit.position }), version },
        });
        const message = isPickup ? panelMessages.bookings.handedOver : panelMessages.bookings.returnRecorded;
        if (moveOn && isTransitionOffered) {
          const at_another_time = timeWarning ? true : undefined;
          showUndoNotice(
            message,
            await api.patch("/api/bookings/:id", { parameters, body: { status: NEXT_STATUS[kind], at_another_time } }),
          );
        } else toast.success(message);
        await revalidate();
      }}
      reload={async () => {
        const detail = await api.get("/api/bookings/:id", { parameters });
        const reloaded = unit && detail.units.find(({ id }) => id === unit.id);
        const now = recordOf(reloaded ? ofUnit(detail, reloaded) : detail, kind);
        return { values: valuesOf(now, isTransitionOffered), version: now?.version ?? 1 };
      }}
    >
      {!isPickup && <LateReturnHint booking={booking} />}
      <HandoverStateFields
        odometerHint={(reading) => odometerHint(booking, kind, reading)}
        fuelHint={isPickup ? undefined : fuelHint(booking)}
        requiredPictures={required}
        lastReturn={lastReturn}
      />
      {isTransitionOffered && (
        <SwitchField
          name="moveOn"
          label={isPickup ? "Segna la prenotazione in corso" : "Concludi la prenotazione"}
          hint={[timeWarning, HANDOVER_WORDS.undoable(booking)].filter(Boolean).join(" ")}
        />
      )}
    </FormDialog>
  );
}

/** Returns the booking as if the unit were the last one, with the other units before it. */
const ofUnit = (booking: ApiBookingDetail, unit: ApiBookingUnit): ApiBookingDetail => ({
  ...booking,
  unit_vehicle_name: unit.vehicle_name,
  unit: unit.unit,
  plate: unit.plate,
  handovers: unit.handovers,
  late_return: null,
  units: [...booking.units.filter(({ id }) => id !== unit.id), unit],
});

const valuesOf = (record: ApiHandover | null, moveOn: boolean) => ({
  ...EMPTY_STATE,
  ...(record && {
    kilometres: record.kilometres,
    fuel_percent: record.fuel_percent,
    damage_notes: record.damage_notes ?? "",
    pictures: record.pictures,
    picture_kinds: record.picture_kinds,
    skipped_pictures: record.skipped_pictures,
  }),
  moveOn,
});

/** The days beyond the agreed ones and the grace period, by the server's clock; nothing if there are none. */
function LateReturnHint({ booking: { late_return } }: Pick<HandoverDialogProps, "booking">) {
  if (!late_return) return null;
  const { days, charge } = late_return;
  return (
    <FieldBox span={12}>
      <NoticeBox>
        {HANDOVER_WORDS.lateReturn({ days: formatDays(ITALIAN_FORMATS, days), amount: formatEuros(charge) })}
      </NoticeBox>
    </FieldBox>
  );
}
