import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { OTHER_COLOUR_CONFIRM } from "#app/features/admin/bookings/booking-words.ts";
import { offerDeliveryText } from "#app/features/admin/bookings/rental/rental-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SyncEndDate } from "#app/ui/panel/forms/sync-end-date.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { type RentalChange, rentalChangeSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ChangeQuotePanel } from "./change-quote-panel.tsx";
import { placeOptions, TIME_OPTIONS } from "./field-options.ts";
import { BelowMinimumField, OutsideHoursField } from "./staff-reason-fields.tsx";
import { useCityNames } from "./use-city-names.ts";
import { useVehicleOffers } from "./use-vehicle-offers.ts";

interface ChangeBookingDialogProps {
  booking: ApiBookingDetail;
  /** The change that the renter asked for, which the form then begins with. */
  requested?: RentalChange | undefined;
  onClose: () => void;
}

/** Changes a booking's car, dates and places, with the price difference shown while staff choose. */
export function ChangeBookingDialog({ booking, requested, onClose }: ChangeBookingDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withConfirm, question } = useServerConfirm(OTHER_COLOUR_CONFIRM);
  const cities = useCityNames();
  const parameters = { id: booking.id };
  const places = placeOptions(cities, [booking.pickup_city, booking.return_city]);
  const canChangeAll = booking.may_change === "whole";
  return (
    <FormDialog
      open
      onClose={onClose}
      size="wide"
      title={canChangeAll ? "Cambia date o auto" : "Cambia la riconsegna"}
      subtitle={`${booking.reference}, ${booking.name}`}
      schema={rentalChangeSchema}
      values={{ ...valuesOf(booking, canChangeAll), ...requested }}
      version={booking.version}
      draft={requested ? null : { form: "change", subject: booking.id }}
      submit="Applica il cambio"
      failure={panelMessages.bookings.changeFailed}
      aside={<ChangeQuotePanel booking={booking} canChooseRates />}
      save={async (change, version) => {
        const now = await withConfirm((confirmation) =>
          api.patch("/api/bookings/:id", { parameters, body: { ...change, ...confirmation, version } }),
        );
        const { changed, changedWithoutMail, unchanged } = panelMessages.bookings;
        // If nothing changed, the server stores nothing, sends no mail and returns the same version.
        if (now.version === version) toast.success(unchanged);
        else toast.success(booking.email === null ? changedWithoutMail : changed);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now, canChangeAll), version: now.version };
      }}
    >
      {canChangeAll && (
        <>
          <TextField name="pickupDate" label="Ritiro il" type="date" required span={3} />
          <PanelSelectField name="pickupTime" label="Ora di ritiro" options={TIME_OPTIONS} span={3} />
          <SyncEndDate start="pickupDate" end="returnDate" />
        </>
      )}
      <TextField name="returnDate" label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name="returnTime" label="Ora di riconsegna" options={TIME_OPTIONS} span={3} />
      {canChangeAll && <ComboboxField name="pickupPlace" label="Luogo di ritiro" options={places} />}
      <ComboboxField name="returnPlace" label="Luogo di riconsegna" span={canChangeAll ? 6 : 12} options={places} />
      {canChangeAll && <ChangedVehicleField booking={booking} />}
      <OutsideHoursField />
      <BelowMinimumField />
      {question}
    </FormDialog>
  );
}

/** Returns only the fields that may change: for a car on the road, the return. */
function valuesOf(booking: ApiBookingDetail, canChangeAll: boolean) {
  const { pickup_place, return_place } = booking.delivery;
  const returnValues = {
    returnDate: booking.return_date,
    returnTime: booking.return_time,
    returnPlace: return_place.slug ?? booking.return_city,
    outside_hours: "",
    below_minimum: "",
    todays_rates: "",
  };
  if (!canChangeAll) return returnValues;
  return {
    ...returnValues,
    vehicle: booking.vehicle ?? "",
    pickupPlace: pickup_place.slug ?? booking.pickup_city,
    pickupDate: booking.pickup_date,
    pickupTime: booking.pickup_time,
  };
}

/** Selects the booking's car: the current car, or another car that is available at the selected place and dates, with delivery and total. */
function ChangedVehicleField({ booking }: { booking: ApiBookingDetail }) {
  const [pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime] = useWatch({
    name: ["pickupPlace", "returnPlace", "pickupDate", "pickupTime", "returnDate", "returnTime"],
  });
  const { offers } = useVehicleOffers({ pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime });
  const bookedOption = { value: booking.vehicle ?? "", label: `${booking.vehicle_name}, quella prenotata` };
  const otherOptions = offers
    .filter(({ vehicle }) => vehicle !== booking.vehicle)
    .map(({ vehicle, vehicle_name, total, free, delivery }) => ({
      value: vehicle,
      label: [
        vehicle_name,
        free ? formatEuros(total) : "occupata",
        ...(delivery ? [offerDeliveryText(delivery)] : []),
      ].join(", "),
    }));
  return <PanelSelectField name="vehicle" label="Auto" span={12} options={[bookedOption, ...otherOptions]} />;
}
