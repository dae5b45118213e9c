import { LinkMore } from "#app/ui/link-more.tsx";
import { rentalAsked } from "#domain/booking/rental-asked.ts";
import { cameToNothing } from "#domain/booking/states.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { paths } from "#domain/paths.ts";
import { wayOnWords } from "./after-words.ts";
import styles from "./way-on.module.css";

/** The same car on other days, and the other cars of the place: no booking ends in a dead end. */
export function WayOn({ booking, pickupAhead }: Pick<RenterBooking, "booking" | "pickupAhead">) {
  const { vehicle, status, delivery } = booking;
  if (!cameToNothing(status)) return null;
  const words = wayOnWords(vehicle.title, delivery.pickupPlace.name);
  const { pickupCity, returnCity, ...days } = rentalAsked(booking);
  const places = new URLSearchParams({ pickupCity, returnCity });
  const others = new URLSearchParams(pickupAhead ? { pickupCity, returnCity, ...days } : { pickupCity });
  return (
    <nav className={styles.root} aria-label={words.title}>
      {vehicle.listed && (
        <LinkMore to={paths.vehicle(vehicle.listed, isAtBase(booking) ? "" : places.toString())}>
          {words.sameCar}
        </LinkMore>
      )}
      <LinkMore to={paths.explore(others.toString())}>{pickupAhead ? words.otherCars : words.otherCarsLater}</LinkMore>
    </nav>
  );
}

/** Whether it began and ended at any address of the car's own city, as its page takes for granted. */
function isAtBase({ pickup, return: back, delivery }: RenterBooking["booking"]): boolean {
  const { base, pickupPlace, returnPlace } = delivery;
  const isListed = pickupPlace.slug !== null || returnPlace.slug !== null;
  return !isListed && back.city === pickup.city && (base ?? pickup.city) === pickup.city;
}
