import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { renterCorrectionsSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** Corrects who the renter is; a new e-mail address gets the summary with the private link. */
export function RenterDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: booking.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Correggi i dati del cliente"
      subtitle={booking.reference}
      schema={renterCorrectionsSchema}
      values={valuesOf(booking)}
      version={booking.version}
      draft={{ form: "renter", subject: booking.id }}
      failure={panelMessages.bookings.changeFailed}
      save={async (corrections, version) => {
        await api.patch("/api/bookings/:id", { parameters, body: { ...corrections, version } });
        toast.success(panelMessages.bookings.corrected);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      <TextField name="name" label="Nome e cognome" required span={12} autoComplete="off" />
      <TextField name="email" label="E-mail" type="email" autoComplete="off" />
      <TextField name="phone" label="Telefono" type="tel" autoComplete="off" />
      <TextField name="driverBirthDate" label="Data di nascita" type="date" required />
      <TextField name="licenceDate" label="Patente dal" type="date" required />
      <TextareaField name="note" label="Nota del cliente" span={12} />
    </FormDialog>
  );
}

const valuesOf = ({ name, email, phone, driver_birth_date, licence_date, note }: ApiBookingDetail) => ({
  name,
  email: email ?? "",
  phone: phone ?? "",
  driverBirthDate: driver_birth_date,
  licenceDate: licence_date,
  note: note ?? "",
});
