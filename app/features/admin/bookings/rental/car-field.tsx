import { useWatch } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { offerDelivery } from "./delivery-words.ts";
import { useCarOffers } from "./use-car-offers.ts";

/** The car of a changed booking: the one it has, and those that can be at the chosen place for the chosen dates, with how they come and their total. */
export function CarField({ booking }: { booking: ApiBookingDetail }) {
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
