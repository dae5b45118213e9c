import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { AgreementFields } from "#app/features/admin/bookings/agreement-fields.tsx";
import { fuelHint, odometerHint, unitSubtitle } from "#app/features/admin/bookings/handover/handover-hints.ts";
import { EMPTY_STATE, HandoverStateFields } from "#app/features/admin/bookings/handover/handover-state-fields.tsx";
import { useLastReturn } from "#app/features/admin/bookings/handover/last-return.tsx";
import { placeOptions } from "#app/features/admin/bookings/rental/field-options.ts";
import { useCityNames } from "#app/features/admin/bookings/rental/use-city-names.ts";
import { useUndoNotice } from "#app/features/admin/bookings/use-undo-notice.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FieldBox, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { type FormPart, FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { Switch } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { REPLACEMENT_REASONS } from "#domain/bookings/booking-unit.ts";
import { REPLACEMENT_REASON_WORDS } from "#domain/bookings/replacement-words.ts";
import { replacementFormWith, toReplacementBody } from "#domain/forms/bookings/replacement-form.ts";
import { HANDOVER_WORDS } from "../booking-words.ts";
import styles from "./replacement.module.css";
import { ReplacementChoice, toUnitChoices } from "./replacement-choice.tsx";
import { differingTermsText, REPLACEMENT_DIALOG_WORDS } from "./replacement-dialog-words.ts";
import { useReplacements } from "./use-replacements.ts";

interface ReplacementDialogProps {
  booking: ApiBookingDetail;
  onClose: () => void;
}

const WORDS = REPLACEMENT_DIALOG_WORDS;

const PARTS = [
  { id: "replacement-reason", title: WORDS.parts.reason, fields: ["reason", "place", "note"] },
  { id: "replacement-returned", title: WORDS.parts.returned, fields: ["return_record", "maintenance"] },
  { id: "replacement-choice", title: WORDS.parts.choice, fields: ["vehicle"] },
  { id: "replacement-departure", title: WORDS.parts.departure, fields: ["pickup_record"] },
  { id: "replacement-price", title: WORDS.parts.price, fields: ["terms", "agreed"] },
] as const satisfies readonly FormPart[];
const [REASON, RETURNED, CHOICE, DEPARTURE, PRICE] = PARTS;

/** Replaces the car of a rental in progress by another unit: one comes back, one leaves (product.md#replacement-car). */
export default function ReplacementDialog({ booking, onClose }: ReplacementDialogProps) {
  const showUndoNotice = useUndoNotice();
  const callOnce = useIdempotentCall();
  const { revalidate } = useRevalidator();
  const [reloads, setReloads] = useState(0);
  const parameters = { id: booking.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="wide"
      title={WORDS.title}
      subtitle={unitSubtitle(booking)}
      schema={replacementFormWith(booking.required_pictures)}
      values={valuesOf(booking)}
      version={booking.version}
      draft={{ form: "replacement", subject: booking.id }}
      parts={PARTS}
      submit={WORDS.submit}
      failure={WORDS.failed}
      save={async (form, version) => {
        const body = { ...toReplacementBody(form, returnPlaceOf(booking)), version };
        try {
          const now = await callOnce({ parameters, body }, (idempotencyKey) =>
            api.post("/api/bookings/:id/replacement", { parameters, body, idempotencyKey }),
          );
          showUndoNotice(now.email === null ? WORDS.savedWithoutMail : WORDS.saved, now);
        } catch (thrown) {
          // Somebody may have taken the unit a moment ago.
          if (isProblem(thrown) && thrown.status === 409) setReloads((count) => count + 1);
          throw thrown;
        }
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      <ReplacementFields booking={booking} reloads={reloads} />
    </FormDialog>
  );
}

const returnPlaceOf = ({ delivery, return_city }: ApiBookingDetail): string =>
  delivery.return_place.slug ?? return_city;

const valuesOf = (booking: ApiBookingDetail) => ({
  reason: "" as const,
  note: "",
  place: returnPlaceOf(booking),
  return_record: EMPTY_STATE,
  maintenance: null,
  vehicle: "",
  unit: null,
  pickup_record: EMPTY_STATE,
  terms: "booked" as const,
  agreed: null,
});

function ReplacementFields({ booking, reloads }: { booking: ApiBookingDetail; reloads: number }) {
  const [place, vehicle, unit] = useWatch({ name: ["place", "vehicle", "unit"] });
  const cities = useCityNames();
  const replacements = useReplacements(
    booking.id,
    place === returnPlaceOf(booking) ? undefined : place || undefined,
    reloads,
  );
  const chosen =
    toUnitChoices(replacements.rows ?? []).find(
      (choice) => choice.replacement.vehicle === vehicle && choice.unit.unit === unit,
    ) ?? null;
  const lastKilometres = chosen?.unit.kilometres ?? null;
  const lastReturn = useLastReturn(booking.id);
  const departingLastReturn = useLastReturn(booking.id, chosen ? { vehicle, unit } : null);
  return (
    <>
      <FormSection id={REASON.id} title={REASON.title}>
        <ReasonField />
        <ComboboxField
          name="place"
          label={WORDS.place}
          span={12}
          options={placeOptions(cities, [booking.return_city])}
        />
        <TextareaField name="note" label={WORDS.note} span={12} rows={2} hint={WORDS.noteHint} />
      </FormSection>
      <FormSection id={RETURNED.id} title={RETURNED.title}>
        <HandoverStateFields
          namePrefix="return_record."
          odometerHint={(reading) => odometerHint(booking, "return", reading)}
          fuelHint={fuelHint(booking)}
          requiredPictures={booking.required_pictures.return}
          lastReturn={lastReturn}
        />
        <MaintenanceFields />
      </FormSection>
      <ReplacementChoice id={CHOICE.id} replacements={replacements} />
      <FormSection id={DEPARTURE.id} title={DEPARTURE.title}>
        <HandoverStateFields
          namePrefix="pickup_record."
          odometerHint={() =>
            lastKilometres === null ? undefined : HANDOVER_WORDS.lastReading({ kilometres: lastKilometres })
          }
          requiredPictures={booking.required_pictures.pickup}
          lastReturn={departingLastReturn}
        />
      </FormSection>
      <FormSection id={PRICE.id} title={PRICE.title}>
        <TermsField terms={chosen ? differingTermsText(chosen.replacement) : ""} />
        <PriceFields booking={booking} />
      </FormSection>
    </>
  );
}

/** The reasons as radio buttons, so that one press selects. */
function ReasonField() {
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState("reason", formState).error?.message;
  return (
    <FieldBox as="fieldset" span={12}>
      <FieldLegend>{WORDS.reasons}</FieldLegend>
      <div className={styles.reasons}>
        {REPLACEMENT_REASONS.map((reason) => (
          <label key={reason}>
            <input type="radio" value={reason} {...register("reason")} />
            {REPLACEMENT_REASON_WORDS[reason]}
          </label>
        ))}
      </div>
      {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
    </FieldBox>
  );
}

/** Blocks the unit that comes back for maintenance, if staff switch it on. */
function MaintenanceFields() {
  const { isOn, toggle } = useOptionalPart("maintenance", { to_date: "", to_time: "18:00", note: "" });
  return (
    <>
      <FieldBox span={12}>
        <Switch label={WORDS.maintenance} hint={WORDS.maintenanceHint} checked={isOn} onChange={toggle} />
      </FieldBox>
      {isOn && (
        <>
          <TextField name="maintenance.to_date" label={WORDS.maintenanceDate} type="date" required span={4} />
          <TextField name="maintenance.to_time" label={WORDS.maintenanceTime} type="time" required span={3} />
          <TextField name="maintenance.note" label={WORDS.maintenanceNote} span={5} />
        </>
      )}
    </>
  );
}

/** The choice between the booking's terms and those of the second car, where they differ. */
function TermsField({ terms }: { terms: string }) {
  if (terms === "") {
    return (
      <FieldBox span={12} as="p" className={textStyles.meta}>
        {WORDS.unchangedTerms}
      </FieldBox>
    );
  }
  const options = [
    { value: "booked", label: WORDS.bookedTerms },
    { value: "new", label: WORDS.newTerms },
  ];
  return (
    <PanelSelectField
      name="terms"
      label={WORDS.terms}
      span={12}
      options={options}
      hint={WORDS.newTermsHint({ terms })}
    />
  );
}

/** An agreed price, if staff switch it on; otherwise the price stays. */
function PriceFields({ booking: { agreed_price, total } }: { booking: ApiBookingDetail }) {
  const { isOn, toggle } = useOptionalPart("agreed", { kind: "total", value: null, reason: "" });
  return (
    <>
      <FieldBox span={12}>
        <Switch
          label={WORDS.changePrice}
          hint={WORDS.changePriceHint({ total: formatEuros(total) })}
          checked={isOn}
          onChange={toggle}
        />
      </FieldBox>
      {isOn && <AgreementFields namePrefix="agreed." listTotal={agreed_price?.list_total ?? total} />}
    </>
  );
}

/** A part of the form that is null while it is switched off. Switching it off also removes its errors. */
function useOptionalPart(name: string, initial: object) {
  const { setValue, clearErrors } = useFormContext();
  const value: unknown = useWatch({ name });
  const toggle = (on: boolean) => {
    clearErrors(name);
    setValue(name, on ? initial : null, { shouldDirty: true });
  };
  return { isOn: value !== undefined && value !== null, toggle };
}
