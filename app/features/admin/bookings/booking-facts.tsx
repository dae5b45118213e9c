import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKING_DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { LockableActions } from "#app/features/admin/bookings/closed-month/booking-lock.tsx";
import { LabelledRows } from "#app/features/admin/bookings/price-rows.tsx";
import { PickupReturnRows } from "#app/features/admin/bookings/rental/pickup-return-rows.tsx";
import { BookingCustomer } from "#app/features/admin/bookings/renter/booking-customer.tsx";
import { DriversDialog } from "#app/features/admin/bookings/renter/drivers-dialog.tsx";
import { LEG_WORDS } from "#app/features/admin/bookings/replacement/leg-words.ts";
import { formatItalianNumericDate } from "#app/features/admin/customers/customer-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { LanguageField } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { CHOICE_WORDS } from "#app/features/admin/rental-choices/choice-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { telHref } from "#app/ui/panel/tel-href.ts";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { renterCorrectionsSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import styles from "./booking-pane.module.css";

/** Shows the rental period, places, price and the terms as agreed. */
export function BookingRentalSection({ booking }: { booking: ApiBookingDetail }) {
  return (
    <DetailPaneSection>
      <DescriptionList>
        <PickupReturnRows booking={booking} />
        <dt>Totale</dt>
        <dd>
          <span className={textStyles.strong}>{formatEuros(booking.total)}</span>{" "}
          <span className={textStyles.meta}>{formatDays(ITALIAN_FORMATS, booking.days)}</span>
          {booking.grace_sentence && <p className={textStyles.meta}>{booking.grace_sentence}</p>}
        </dd>
        {booking.agreed_price && (
          <>
            <dt>Concordato</dt>
            <dd className={textStyles.written}>{agreedText(booking.agreed_price)}</dd>
          </>
        )}
        {(booking.extras.length > 0 || booking.protection) && (
          <>
            <dt>{CHOICE_WORDS.booked}</dt>
            <dd>{bookedChoicesText(booking)}</dd>
          </>
        )}
        {booking.cancellation_fee !== null && (
          <>
            <dt>{BOOKING_DETAIL_WORDS.due}</dt>
            <dd>{formatEuros(booking.cancellation_fee)}</dd>
          </>
        )}
        <dt>Deposito</dt>
        <dd>{formatEuros(booking.deposit)}</dd>
      </DescriptionList>
      <details className={styles.conditions}>
        <summary className={textStyles.link}>Prezzo e condizioni concordate</summary>
        <LabelledRows lines={[...booking.receipt, ...booking.conditions]} />
      </details>
    </DetailPaneSection>
  );
}

/** Returns what is added to the rental: "2 × Seggiolino, Plus". */
const bookedChoicesText = ({ extras, protection }: ApiBookingDetail): string =>
  [
    ...extras.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)),
    ...(protection ? [protection.name] : []),
  ].join(", ");

/** Shows the renter and the drivers. */
export function BookingRenterSection({ booking }: { booking: ApiBookingDetail }) {
  return (
    <>
      <DetailPaneSection>
        <LockableActions>
          <RenterFacts booking={booking} />
        </LockableActions>
        {booking.customer && <BookingCustomer customer={booking.customer} />}
        <p className={styles.link}>
          <PrivateLink address={booking.manage_url} />
        </p>
      </DetailPaneSection>
      <LockableActions>
        <BookingDrivers booking={booking} />
      </LockableActions>
    </>
  );
}

/** Shows the car of the renter's unit and, after a replacement by another car, the booked one. */
export function BookingVehicle({ booking }: { booking: ApiBookingDetail }) {
  const { vehicle_name, unit_vehicle_name, vehicle_image } = booking;
  return (
    <div className={styles.car}>
      {vehicle_image && <img src={vehicle_image} alt="" width={88} height={50} loading="lazy" />}
      <div>
        <p className={textStyles.strong}>{unit_vehicle_name}</p>
        {booking.colours && <p className={textStyles.soft}>{finishLine(PANEL_WORDS, booking.colours)}</p>}
        <p className={textStyles.meta}>{unitText(booking)}</p>
        {unit_vehicle_name !== vehicle_name && (
          <p className={textStyles.meta}>{LEG_WORDS.bookedVehicle({ vehicle: vehicle_name })}</p>
        )}
      </div>
    </div>
  );
}

function RenterFacts({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState(false);
  const { name, phone, email, note } = booking;
  return (
    <>
      <DescriptionList>
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
              <a className={textStyles.link} href={telHref(phone)}>
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
        <dd>
          {BOOKING_DETAIL_WORDS.driver({
            born: italianDate(booking.driver_birth_date),
            licence: italianDate(booking.licence_date),
          })}
        </dd>
        <dt>Lingua</dt>
        <dd>{languageLabel(booking.language)}</dd>
        {note && (
          <>
            <dt>Nota</dt>
            <dd className={textStyles.written}>{note}</dd>
          </>
        )}
      </DescriptionList>
      {editing && <RenterDialog booking={booking} onClose={() => setEditing(false)} />}
    </>
  );
}

const italianDate = (date: string) => date.split("-").toReversed().join("/");

/** Returns "Unità 2 · GA123BC · Milano" with the unit's base; parts that are unknown for a car that left the fleet are omitted. */
function unitText({ vehicle_id, units, unit, plate, pickup_city, delivery }: ApiBookingDetail): string {
  const { vehicle_id: unitVehicleId } = units.at(-1) ?? { vehicle_id };
  const unitParts = unit === null ? [] : [`Unità ${unit}`, ...(plate === null ? [] : [plate])];
  return [...unitParts, unitVehicleId === null ? "non più in flotta" : (delivery.base ?? pickup_city)].join(" · ");
}

function agreedText({ list_total, reason, agreed_by }: NonNullable<ApiBookingDetail["agreed_price"]>): string {
  const author = agreed_by ? `Concordato da ${agreed_by}` : "Concordato";
  return `${author}, listino ${formatEuros(list_total)}: ${reason ?? "senza motivo scritto"}`;
}

/** Corrects the renter's data. A new e-mail address receives the summary with the private link. */
function RenterDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: booking.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Correggi i dati del cliente"
      subtitle={booking.reference}
      schema={renterCorrectionsSchema}
      values={renterValues(booking)}
      version={booking.version}
      draft={{ form: "renter", subject: booking.id }}
      failure={panelMessages.bookings.changeFailed}
      save={async (corrections, version) => {
        await api.patch("/api/bookings/:id", { parameters, body: { ...corrections, version } });
        toast.success(panelMessages.bookings.corrected);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: renterValues(now), version: now.version };
      }}
    >
      <TextField name="name" label="Nome e cognome" required span={12} autoComplete="off" />
      <TextField name="email" label="E-mail" type="email" autoComplete="off" />
      <TextField name="phone" label="Telefono" type="tel" autoComplete="off" />
      <TextField name="driverBirthDate" label="Data di nascita" type="date" required />
      <TextField name="licenceDate" label="Patente dal" type="date" required />
      <LanguageField span={12} hint="Delle e-mail e della pagina personale." />
      <TextareaField name="note" label="Nota del cliente" span={12} />
    </FormDialog>
  );
}

const renterValues = ({ name, email, phone, driver_birth_date, licence_date, note, language }: ApiBookingDetail) => ({
  name,
  email: email ?? "",
  phone: phone ?? "",
  driverBirthDate: driver_birth_date,
  licenceDate: licence_date,
  note: note ?? "",
  language,
});

/** Shows the additional drivers (product.md#second-drivers). */
function BookingDrivers({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState(false);
  const { drivers, status } = booking;
  const canChange = isOpenStatus(status);
  if (drivers.length === 0 && !canChange) return null;
  return (
    <DetailPaneSection aria-labelledby="booking-drivers">
      <div className={styles.head}>
        <h3 id="booking-drivers">Altri conducenti</h3>
        {canChange && (
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
              {`, ${BOOKING_DETAIL_WORDS.driver({ born: formatItalianNumericDate(birth_date ?? ""), licence: formatItalianNumericDate(licence_issued_on ?? "") })}`}
            </span>
          </li>
        ))}
      </ul>
      {editing && <DriversDialog booking={booking} onClose={() => setEditing(false)} />}
    </DetailPaneSection>
  );
}

const LINK_COPIED = "Collegamento personale copiato";
const LINK_COPY_FAILED = "Il browser non lascia copiare: apri il collegamento e copialo dalla barra.";

/** Copies the renter's private link: without an e-mail address, no mail delivers it. */
function PrivateLink({ address }: { address: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(LINK_COPIED);
    } catch {
      toast.error(LINK_COPY_FAILED);
    }
  };
  return (
    <Button small icon="copy" onClick={copy}>
      Copia il collegamento personale
    </Button>
  );
}
