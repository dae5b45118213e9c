import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useAskedFirst } from "#app/features/admin/asked-first.tsx";
import { OTHER_COLOUR } from "#app/features/admin/bookings/booking-words.ts";
import { offerDelivery } from "#app/features/admin/bookings/rental/rental-words.ts";
import { euro } from "#app/features/admin/euro.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { EndFollows } from "#app/ui/panel/forms/end-follows.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { rentalChangeSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ChangePreview } from "./change-preview.tsx";
import { placeOptions, TIMES } from "./field-options.ts";
import { useCarOffers } from "./use-car-offers.ts";
import { useCityNames } from "./use-city-names.ts";

/** Another car, other dates, other places, with the difference of price beside it while one chooses. */
export function ChangeDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { asking, question } = useAskedFirst(OTHER_COLOUR);
  const cities = useCityNames();
  const parameters = { id: booking.id };
  const places = placeOptions(cities, [booking.pickup_city, booking.return_city]);
  const whole = booking.may_change === "whole";
  return (
    <FormDialog
      open
      onClose={onClose}
      size="wide"
      title={whole ? "Cambia date o auto" : "Cambia la riconsegna"}
      subtitle={`${booking.reference}, ${booking.name}`}
      schema={rentalChangeSchema}
      values={valuesOf(booking, whole)}
      version={booking.version}
      draft={{ form: "change", subject: booking.id }}
      submit="Applica il cambio"
      failure={panelMessages.bookings.changeFailed}
      aside={<ChangePreview booking={booking} />}
      save={async (change, version) => {
        const now = await asking((agreed) =>
          api.patch("/api/bookings/:id", { parameters, body: { ...change, ...agreed, version } }),
        );
        const { changed, changedWithoutMail, unchanged } = panelMessages.bookings;
        // What is booked already is neither stored nor mailed, and keeps its version.
        if (now.version === version) toast.success(unchanged);
        else toast.success(booking.email === null ? changedWithoutMail : changed);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now, whole), version: now.version };
      }}
    >
      {whole && (
        <>
          <TextField name="pickupDate" label="Ritiro il" type="date" required span={3} />
          <PanelSelectField name="pickupTime" label="Ora di ritiro" options={TIMES} span={3} />
          <EndFollows start="pickupDate" end="returnDate" />
        </>
      )}
      <TextField name="returnDate" label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name="returnTime" label="Ora di riconsegna" options={TIMES} span={3} />
      {whole && <ComboboxField name="pickupPlace" label="Luogo di ritiro" options={places} />}
      <ComboboxField name="returnPlace" label="Luogo di riconsegna" span={whole ? 6 : 12} options={places} />
      {whole && <CarField booking={booking} />}
      {question}
    </FormDialog>
  );
}

/** Only what may change is sent: of a car on the road its return. */
function valuesOf(booking: ApiBookingDetail, whole: boolean) {
  const { pickup_place, return_place } = booking.delivery;
  const back = {
    returnDate: booking.return_date,
    returnTime: booking.return_time,
    returnPlace: return_place.slug ?? booking.return_city,
  };
  if (!whole) return back;
  return {
    ...back,
    vehicle: booking.vehicle ?? "",
    pickupPlace: pickup_place.slug ?? booking.pickup_city,
    pickupDate: booking.pickup_date,
    pickupTime: booking.pickup_time,
  };
}

/** The car of a changed booking: the one it has, and those that can be at the chosen place for the chosen dates, with how they come and their total. */
function CarField({ booking }: { booking: ApiBookingDetail }) {
  const [pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime] = useWatch({
    name: ["pickupPlace", "returnPlace", "pickupDate", "pickupTime", "returnDate", "returnTime"],
  });
  const { offers } = useCarOffers({ pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime });
  const own = { value: booking.vehicle ?? "", label: `${booking.vehicle_name}, quella prenotata` };
  const others = offers
    .filter(({ vehicle }) => vehicle !== booking.vehicle)
    .map(({ vehicle, vehicle_name, total, free, delivery }) => ({
      value: vehicle,
      label: [vehicle_name, free ? euro(total) : "occupata", ...(delivery ? [offerDelivery(delivery)] : [])].join(", "),
    }));
  return <PanelSelectField name="vehicle" label="Auto" span={12} options={[own, ...others]} />;
}
