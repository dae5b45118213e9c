import { LinkMore } from "#app/ui/link-more.tsx";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { paths } from "#domain/paths.ts";
import { wayOnWords } from "./after-words.ts";
import styles from "./way-on.module.css";

/** States in which the renter has no car, and may want one. */
const WITHOUT_CAR = new Set(["cancelled", "declined", "expired", "no_show"]);

/** The same car on other days, and the other cars of the city: no booking ends in a dead end. */
export function WayOn({ booking, pickupAhead }: Pick<RenterBooking, "booking" | "pickupAhead">) {
  const { vehicle, pickup, return: back, status } = booking;
  if (!WITHOUT_CAR.has(status)) return null;
  const words = wayOnWords(vehicle.title, pickup.city);
  const search = new URLSearchParams({
    pickupCity: pickup.city,
    ...(pickupAhead && {
      returnCity: back.city,
      pickupDate: pickup.date,
      returnDate: back.date,
      pickupTime: pickup.time,
      returnTime: back.time,
    }),
  });
  return (
    <nav className={styles.root} aria-label={words.title}>
      {vehicle.listed && <LinkMore to={paths.vehicle(vehicle.listed)}>{words.sameCar}</LinkMore>}
      <LinkMore to={paths.explore(search.toString())}>{pickupAhead ? words.otherCars : words.otherCarsLater}</LinkMore>
    </nav>
  );
}
