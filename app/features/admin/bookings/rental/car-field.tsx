import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { FieldBox, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import { useCarOffers } from "./use-car-offers.ts";

/** The car of a changed booking: the one it has, and those of a city with their total for the chosen dates. */
export function CarField({ booking, cities }: { booking: ApiBookingDetail; cities: readonly string[] }) {
  const id = useId();
  const { setValue } = useFormContext();
  const [city, setCity] = useState(booking.pickup_city);
  const [pickupDate, pickupTime, returnDate, returnTime] = useWatch({
    name: ["pickupDate", "pickupTime", "returnDate", "returnTime"],
  });
  const { offers } = useCarOffers({ pickupCity: city, pickupDate, pickupTime, returnDate, returnTime });
  const own = { value: booking.vehicle ?? "", label: `${booking.vehicle_name}, quella prenotata` };
  const others = offers
    .filter(({ vehicle }) => vehicle !== booking.vehicle)
    .map(({ vehicle, vehicle_name, total, free }) => ({
      value: vehicle,
      label: `${vehicle_name}, ${free ? euro(total) : "occupata"}`,
    }));
  return (
    <>
      <FieldBox span={4}>
        <FieldLabel htmlFor={id}>Auto di</FieldLabel>
        <Select
          id={id}
          value={city}
          onChange={({ target }) => {
            setCity(target.value);
            // A car of the city before is not in the list any more.
            setValue("vehicle", booking.vehicle ?? "");
          }}
        >
          {[...new Set([booking.pickup_city, ...cities])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </FieldBox>
      <PanelSelectField name="vehicle" label="Auto" span={8} options={[own, ...others]} />
    </>
  );
}
