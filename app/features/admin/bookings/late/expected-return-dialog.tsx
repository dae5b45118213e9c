import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { returnDayLabel } from "#app/features/admin/bookings/late/late-words.ts";
import { TIMES } from "#app/features/admin/bookings/rental/time-options.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { expectedReturnSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** Notes when a late car is expected back (product.md#late-returns); the dates of the booking stay. */
export function ExpectedReturnDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { timeZone } = useSite();
  const { revalidate } = useRevalidator();
  const { id, reference, name, return_city, expected_return_at } = booking;
  const expected = civilNow(expected_return_at ? new Date(expected_return_at) : new Date(), timeZone);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Quando si aspetta il rientro?"
      subtitle={`${reference}, ${name}`}
      schema={expectedReturnSchema}
      values={{ date: expected.date, time: expected_return_at ? expected.time : "" }}
      draft={{ form: "expected-return", subject: id }}
      submit="Segna il rientro atteso"
      failure={panelMessages.bookings.changeFailed}
      save={async (body) => {
        await api.post("/api/bookings/:id/expected-return", { parameters: { id }, body });
        toast.success(panelMessages.bookings.returnExpected);
        await revalidate();
      }}
    >
      <TextField name="date" label={returnDayLabel({ city: return_city })} type="date" required />
      <PanelSelectField name="time" label="Ora" required options={TIMES} empty="Scegli" />
    </FormDialog>
  );
}
