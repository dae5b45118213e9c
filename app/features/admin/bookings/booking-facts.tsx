import { useState } from "react";
import { DETAIL_WORDS, euro } from "#app/features/admin/bookings/booking-words.ts";
import { LabelledRows } from "#app/features/admin/bookings/receipt.tsx";
import { BookingPlaces } from "#app/features/admin/bookings/rental/booking-places.tsx";
import { BookingCustomer } from "#app/features/admin/bookings/renter/booking-customer.tsx";
import { BookingDrivers } from "#app/features/admin/bookings/renter/booking-drivers.tsx";
import { PrivateLink } from "#app/features/admin/bookings/renter/private-link.tsx";
import { RenterDialog } from "#app/features/admin/bookings/renter-dialog.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { Facts } from "#app/ui/panel/facts.tsx";
import { PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import styles from "./booking-facts.module.css";

/** When, where, and for how much; the conditions as they were agreed. */
export function BookingRental({ booking }: { booking: ApiBookingDetail }) {
  return (
    <PaneSection>
      <Facts>
        <BookingPlaces booking={booking} />
        <dt>Totale</dt>
        <dd>
          <span className={textStyles.strong}>{euro(booking.total)}</span>{" "}
          <span className={textStyles.meta}>
            {DETAIL_WORDS.daysAtRate({ days: daysLabel(booking.days), rate: euro(booking.daily_rate) })}
          </span>
        </dd>
        {booking.agreed_price && (
          <>
            <dt>Concordato</dt>
            <dd className={textStyles.written}>{agreedText(booking.agreed_price)}</dd>
          </>
        )}
        <dt>Deposito</dt>
        <dd>{euro(booking.deposit)}</dd>
      </Facts>
      <details className={styles.conditions}>
        <summary className={textStyles.link}>Prezzo e condizioni concordate</summary>
        <LabelledRows lines={[...booking.receipt, ...booking.conditions]} />
      </details>
    </PaneSection>
  );
}

/** For whom, and who drives. */
export function BookingRenter({ booking }: { booking: ApiBookingDetail }) {
  return (
    <>
      <PaneSection>
        <Renter booking={booking} />
        {booking.customer && <BookingCustomer customer={booking.customer} />}
        <p className={styles.link}>
          <PrivateLink address={booking.manage_url} />
        </p>
      </PaneSection>
      <BookingDrivers booking={booking} />
    </>
  );
}

/** Which car, and which unit of it. */
export function BookingCar({ booking }: { booking: ApiBookingDetail }) {
  const { vehicle_name, vehicle_image } = booking;
  return (
    <div className={styles.car}>
      {vehicle_image && <img src={vehicle_image} alt="" width={88} height={50} loading="lazy" />}
      <div>
        <p className={textStyles.strong}>{vehicle_name}</p>
        {booking.colours && <p className={textStyles.soft}>{finishLine(booking.colours)}</p>}
        <p className={textStyles.meta}>{unitText(booking)}</p>
      </div>
    </div>
  );
}

function Renter({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState(false);
  const { name, phone, email, note } = booking;
  return (
    <>
      <Facts>
        <dt>Cliente</dt>
        <dd className={styles.renter}>
          <span className={textStyles.strong}>{name}</span>
          <Button
            className={styles.edit}
            small
            look="ghost"
            icon="edit"
            aria-label="Correggi i dati del cliente"
            onClick={() => setEditing(true)}
          >
            Correggi
          </Button>
        </dd>
        {phone && (
          <>
            <dt>Telefono</dt>
            <dd>
              <a className={textStyles.link} href={phoneLink(phone)}>
                {phone}
              </a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>E-mail</dt>
            <dd>
              <a className={`${textStyles.link} ${styles.long}`} href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </>
        )}
        <dt>Conducente</dt>
        <dd>{DETAIL_WORDS.driver({ born: dayOf(booking.driver_birth_date), licence: dayOf(booking.licence_date) })}</dd>
        {note && (
          <>
            <dt>Nota</dt>
            <dd className={textStyles.written}>{note}</dd>
          </>
        )}
      </Facts>
      {editing && <RenterDialog booking={booking} onClose={() => setEditing(false)} />}
    </>
  );
}

const dayOf = (date: string) => date.split("-").toReversed().join("/");

/** "Unità 2 · GA123BC · Milano", its base; what is known of a car that has left the fleet. */
function unitText({ vehicle, unit, plate, pickup_city, delivery }: ApiBookingDetail): string {
  const which = unit === null ? [] : [`Unità ${unit}`, ...(plate === null ? [] : [plate])];
  return [...which, vehicle === null ? "non più in flotta" : (delivery.base ?? pickup_city)].join(" · ");
}

function agreedText({ list_total, reason, agreed_by }: NonNullable<ApiBookingDetail["agreed_price"]>): string {
  const author = agreed_by ? `Concordato da ${agreed_by}` : "Concordato";
  return `${author}, listino ${euro(list_total)}: ${reason ?? "senza motivo scritto"}`;
}
