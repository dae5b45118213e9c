import { useState } from "react";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { RenterDialog } from "#app/features/admin/bookings/renter-dialog.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** Which car, for whom, when, and for how much; the conditions as they were agreed. */
export function BookingFacts({ booking }: { booking: ApiBookingDetail }) {
  return (
    <>
      <Car booking={booking} />
      <section className="panel-pane-section">
        <Renter booking={booking} />
      </section>
      <section className="panel-pane-section">
        <dl className="panel-facts">
          <dt>Ritiro</dt>
          <dd>{endOf(booking.pickup_date, booking.pickup_time, booking.pickup_city)}</dd>
          <dt>Riconsegna</dt>
          <dd>{endOf(booking.return_date, booking.return_time, booking.return_city)}</dd>
          <dt>Totale</dt>
          <dd>
            <span className="panel-strong">{euro(booking.total)}</span>{" "}
            <span className="panel-meta">
              {booking.days} {booking.days === 1 ? "giorno" : "giorni"} × {euro(booking.daily_rate)}
            </span>
          </dd>
          <dt>Deposito</dt>
          <dd>{euro(booking.deposit)}</dd>
        </dl>
        <details className="booking-conditions">
          <summary className="panel-link">Prezzo e condizioni concordate</summary>
          <dl className="booking-receipt">
            {[...booking.receipt, ...booking.conditions].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    </>
  );
}

function Car({ booking }: { booking: ApiBookingDetail }) {
  const { vehicle, vehicle_name, vehicle_image, unit, pickup_city } = booking;
  return (
    <div className="booking-car">
      {vehicle_image && <img src={vehicle_image} alt="" width={88} height={50} loading="lazy" />}
      <div>
        <p className="panel-strong">{vehicle_name}</p>
        <p className="panel-meta">
          {vehicle === null ? "Non più in flotta" : `${unit === null ? "" : `Unità ${unit} · `}${pickup_city}`}
        </p>
      </div>
    </div>
  );
}

function Renter({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState(false);
  const { name, phone, email, note } = booking;
  return (
    <>
      <dl className="panel-facts">
        <dt>Cliente</dt>
        <dd className="booking-renter">
          <span className="panel-strong">{name}</span>
          <Button
            small
            look="ghost"
            icon="edit"
            aria-label="Correggi i dati del cliente"
            onClick={() => setEditing(true)}
          >
            Correggi
          </Button>
        </dd>
        <dt>Telefono</dt>
        <dd>
          <a className="panel-link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </dd>
        <dt>E-mail</dt>
        <dd>
          <a className="panel-link booking-long" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        <dt>Conducente</dt>
        <dd>
          nato il {dayOf(booking.driver_birth_date)}, patente dal {dayOf(booking.licence_date)}
        </dd>
        {note && (
          <>
            <dt>Nota</dt>
            <dd className="booking-words">{note}</dd>
          </>
        )}
      </dl>
      {editing && <RenterDialog booking={booking} onClose={() => setEditing(false)} />}
    </>
  );
}

const dayOf = (date: string) => date.split("-").toReversed().join("/");
const endOf = (date: string, time: string, city: string) =>
  `${formatItalianShort(date)} ${date.slice(0, 4)}, ${time} · ${city}`;
