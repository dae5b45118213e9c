import { useState } from "react";
import { DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { italian } from "#app/features/admin/customers/customer-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { isOpen } from "#domain/booking/states.ts";
import styles from "./booking-drivers.module.css";
import { DriversDialog } from "./drivers-dialog.tsx";

/** Who drives besides the renter (product.md#second-drivers). */
export function BookingDrivers({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState(false);
  const { drivers, status } = booking;
  const mayChange = isOpen(status);
  if (drivers.length === 0 && !mayChange) return null;
  return (
    <PaneSection aria-labelledby="booking-drivers">
      <div className={styles.head}>
        <h3 id="booking-drivers">Altri conducenti</h3>
        {mayChange && (
          <Button small look="ghost" icon="edit" onClick={() => setEditing(true)}>
            {drivers.length === 0 ? "Aggiungi" : "Modifica"}
          </Button>
        )}
      </div>
      {drivers.length === 0 && <p className={textStyles.meta}>Guida solo il cliente.</p>}
      <ul>
        {drivers.map(({ id, name, birth_date, licence_issued_on }) => (
          <li key={id}>
            {name}
            <span className={textStyles.meta}>
              {`, ${DETAIL_WORDS.driver({ born: italian(birth_date ?? ""), licence: italian(licence_issued_on ?? "") })}`}
            </span>
          </li>
        ))}
      </ul>
      {editing && <DriversDialog booking={booking} onClose={() => setEditing(false)} />}
    </PaneSection>
  );
}
