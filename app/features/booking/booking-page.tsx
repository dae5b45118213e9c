import { BookingHistory } from "#app/features/booking/booking-history.tsx";
import { bookingHeadline, bookingLead } from "#app/features/booking/booking-words.ts";
import { CancelForm } from "#app/features/booking/cancel-form.tsx";
import { NextSteps } from "#app/features/booking/next-steps.tsx";
import { Receipt } from "#app/features/booking/receipt.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Booking } from "#domain/booking/booking.ts";
import { statusLabel } from "#domain/booking/states.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { paths } from "#domain/paths.ts";
import { civilNow, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import "./booking.css";

interface BookingPageProps extends Omit<RenterBooking, "manageUrl"> {
  /** Of the private link. */
  token: string;
  /** Why cancelling was refused, if it was. */
  refusal: string | undefined;
}

/** States in which the rental still lies ahead or is under way: a calendar has use for it. */
const STANDING = new Set(["requested", "confirmed", "active"]);

/** /prenotazione/{token}: what was agreed, how it stands, what happens next; and the way out. */
export function BookingPage({ booking, history, mayCancel, token, refusal }: BookingPageProps) {
  const { vehicle, status } = booking;
  const { listed } = vehicle;
  const picture = listed && (carPicture(listed, "studio") ?? listed.images[0]);
  return (
    <>
      <div className="grid-page confirmation">
        <div className="confirmation-words">
          <p className="confirmation-state">
            <span className="numerals">{booking.reference}</span>
            <span>{statusLabel(status)}</span>
          </p>
          <h1>{bookingHeadline(status, listed?.name ?? vehicle.title)}</h1>
          <p className="confirmation-lead">{bookingLead(status, booking.renter.email, heldUntil(booking))}</p>
          {listed && (status === "expired" || status === "declined") && (
            <ButtonLink to={paths.bookingRequest(listed.slug, datesOf(booking))} variant="outline">
              Ripeti la richiesta
            </ButtonLink>
          )}
        </div>
        {picture && (
          <figure className="confirmation-picture">
            <Picture src={picture} alt={vehicle.title} sizes="(min-width: 52rem) 56vw, 100vw" priority />
          </figure>
        )}
        <div className="confirmation-receipt">
          <Receipt
            title={vehicle.title}
            reference={booking.reference}
            pickup={booking.pickup}
            return={booking.return}
            price={booking}
            terms={booking.terms}
          />
          {STANDING.has(status) && (
            <p className="confirmation-links">
              <a className="link-more" href={paths.bookingCalendar(token)} download>
                Aggiungi al calendario
              </a>
            </p>
          )}
        </div>
      </div>
      {(status === "requested" || status === "confirmed") && <NextSteps booking={booking} />}
      <div className="grid-page confirmation-end">
        <BookingHistory history={history} status={status} timeZone={booking.pickup.timeZone} />
        {(mayCancel || refusal) && <CancelForm mayCancel={mayCancel} refusal={refusal} />}
      </div>
    </>
  );
}

/** "domenica 22 novembre 2026, ore 10:00". */
function heldUntil({ holdExpiresAt, pickup }: Booking): string | null {
  if (!holdExpiresAt) return null;
  const { date, time } = civilNow(holdExpiresAt, pickup.timeZone);
  return `${formatItalianLong(date)}, ore ${time},`;
}

function datesOf({ pickup, return: back }: Booking) {
  return {
    pickupCity: pickup.city,
    returnCity: back.city,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
  };
}
