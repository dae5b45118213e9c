import { useFieldArray } from "react-hook-form";
import { useRevalidator } from "react-router";
import { z } from "zod";
import { api } from "#app/features/admin/api-client.ts";
import { DOCUMENT_KIND_LABELS } from "#app/features/admin/customers/customer-words.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { ApiDriver } from "#domain/api/customers/customers.ts";
import { DOCUMENT_KINDS } from "#domain/customers/customer.ts";
import { bookingDriversSchema, MAX_DRIVERS } from "#domain/forms/bookings/driver.ts";
import { DRIVER_WORDS, OTHER_TOTAL_CONFIRM } from "../booking-words.ts";

const DOCUMENTS = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_LABELS[kind] }));

const EMPTY_DRIVER = {
  name: "",
  birth_date: "",
  licence_number: "",
  licence_country: "",
  licence_issued_on: "",
  licence_expires_on: "",
  document_kind: "" as const,
  document_number: "",
  document_expires_on: "",
};

type DriversForm = z.input<typeof bookingDriversSchema>;

/** An empty row counts as no driver: the form starts with one to fill in. */
const driversFormSchema = z
  .custom<DriversForm>()
  .transform((form) =>
    form.drivers.length === 1 && form.drivers.every(isEmptyDriver) ? { ...form, drivers: [] } : form,
  )
  .pipe(bookingDriversSchema);

const isEmptyDriver = (driver: DriversForm["drivers"][number]): boolean =>
  Object.values(driver).every((value) => value === "");

/** Replaces the additional drivers of a booking. */
export function DriversDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withConfirm, question } = useServerConfirm(OTHER_TOTAL_CONFIRM);
  const parameters = { id: booking.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="wide"
      title="Altri conducenti"
      subtitle={booking.reference}
      schema={driversFormSchema}
      values={valuesOf(booking)}
      version={booking.version}
      // Drafts omit document numbers, so a restored draft would delete the document numbers of the stored drivers.
      draft={null}
      failure={DRIVER_WORDS.failed}
      save={async ({ drivers }, version) => {
        if (drivers.length === 0 && booking.drivers.length === 0) return;
        await withConfirm((confirmation) =>
          api.put("/api/bookings/:id/drivers", { parameters, body: { drivers, version, ...confirmation } }),
        );
        toast.success(DRIVER_WORDS.saved);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      <FieldBox span={12}>
        <Drivers />
      </FieldBox>
      {question}
    </FormDialog>
  );
}

function Drivers() {
  const { fields, append, remove } = useFieldArray({ name: "drivers" });
  return (
    <>
      {fields.map(({ id }, index) => (
        <DriverFields key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <Button icon="plus" disabled={fields.length >= MAX_DRIVERS} onClick={() => append(EMPTY_DRIVER)}>
        Aggiungi un conducente
      </Button>
    </>
  );
}

function DriverFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const path = (field: keyof typeof EMPTY_DRIVER) => `drivers.${index}.${field}`;
  return (
    <FormSection id={`driver-${index}`} title={DRIVER_WORDS.nth(index + 1)}>
      <TextField name={path("name")} label="Nome e cognome" required span={8} autoComplete="off" />
      <TextField name={path("birth_date")} label="Data di nascita" type="date" required span={4} />
      <TextField name={path("licence_number")} label="Numero della patente" span={4} autoComplete="off" />
      <TextField name={path("licence_country")} label="Paese" span={2} maxLength={2} autoComplete="off" />
      <TextField name={path("licence_issued_on")} label="Patente dal" type="date" required span={3} />
      <TextField name={path("licence_expires_on")} label="Scade il" type="date" span={3} />
      <PanelSelectField name={path("document_kind")} label="Documento" span={4} options={DOCUMENTS} empty="Nessuno" />
      <TextField name={path("document_number")} label="Numero del documento" span={4} autoComplete="off" />
      <TextField name={path("document_expires_on")} label="Valido fino al" type="date" span={4} />
      <FieldBox span={12}>
        <Button small critical icon="minus" onClick={onRemove}>
          {DRIVER_WORDS.remove(index + 1)}
        </Button>
      </FieldBox>
    </FormSection>
  );
}

function valuesOf({ drivers }: ApiBookingDetail) {
  return { drivers: drivers.length === 0 ? [EMPTY_DRIVER] : drivers.map(fieldsOf) };
}

function fieldsOf(driver: ApiDriver) {
  return {
    name: driver.name,
    birth_date: driver.birth_date ?? "",
    licence_number: driver.licence_number ?? "",
    licence_country: driver.licence_country ?? "",
    licence_issued_on: driver.licence_issued_on ?? "",
    licence_expires_on: driver.licence_expires_on ?? "",
    document_kind: driver.document_kind ?? ("" as const),
    document_number: driver.document_number ?? "",
    document_expires_on: driver.document_expires_on ?? "",
  };
}
