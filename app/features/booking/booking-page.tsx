import { type RefusedDates, RenterChanges } from "#app/features/booking/booking-changes.tsx";
import { BookingHistory, BookingPractical, NextSteps } from "#app/features/booking/booking-facts.tsx";
import {
  bookingHeadline,
  bookingLead,
  confirmedHoldWords,
  holdSentence,
  OPENING_BUTTON,
  OPENING_PENDING,
  openedSentence,
  openingSentence,
  wayOnWords,
} from "#app/features/booking/booking-words.ts";
import { Receipt } from "#app/features/booking/receipt.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import paper from "#app/features/shell/paper.module.css";
import { Paper } from "#app/features/shell/paper.tsx";
import { PrivateHead, PrivatePage } from "#app/features/shell/private-page.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { rentalAsked } from "#domain/booking/rental-asked.ts";
import { cameToNothing, isOpen, statusLabel } from "#domain/booking/states.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./booking-page.module.css";
import print from "./booking-print.module.css";

interface BookingPageProps extends Omit<RenterBooking, "manageUrl"> {
  /** Of the private link. */
  token: string;
  /** Why cancelling was refused, if it was. */
  refusal: string | undefined;
  /** What the server had against other dates. */
  refusedDates: RefusedDates | undefined;
}

/** /prenotazione/{token}: what was agreed, how it stands, what happens next; and the way out. */
export function BookingPage(props: BookingPageProps) {
  const { booking, history, openingProof, token } = props;
  const site = useSite();
  const { vehicle, status } = booking;
  const { listed } = vehicle;
  const held = holdSentence(booking, openingProof ? null : booking.renter.email, site);
  const picture = listed && (carPicture(listed, "studio") ?? listed.images[0]);
  const cutout = listed && carPicture(listed, "cutout");
  return (
    <Paper className={print.sheet}>
      <PrivatePage className={styles.root}>
        <PrivateHead
          reference={booking.reference}
          state={statusLabel(status)}
          title={bookingHeadline(status, listed?.name ?? vehicle.title)}
          lead={bookingLead(status, held, site)}
          leadState={held === null ? "" : "held"}
          className={classNames(styles.words, print.words)}
        >
          {openingProof && (
            <div className={paper.leftOut}>
              <OpeningForm proof={openingProof} heldUntil={confirmedHoldWords(booking, site)} />
            </div>
          )}
          {listed && props.pickupAhead && (status === "expired" || status === "declined") && (
            <ButtonLink
              to={paths.bookingRequest(listed.slug, rentalAsked(booking))}
              variant="outline"
              className={classNames(styles.again, paper.leftOut)}
            >
              Ripeti la richiesta
            </ButtonLink>
          )}
          <WayOn booking={booking} pickupAhead={props.pickupAhead} />
        </PrivateHead>
        {cutout && (
          <figure className={classNames(paper.only, print.plate)}>
            <Picture src={cutout} alt="" sizes="240px" paper />
          </figure>
        )}
        {picture && (
          <figure className={classNames(styles.picture, paper.leftOut)}>
            <Picture src={picture} alt={vehicle.title} sizes="(min-width: 52rem) 56vw, 100vw" priority />
          </figure>
        )}
        <div className={styles.receipt}>
          <Receipt
            title={vehicle.title}
            reference={booking.reference}
            finish={booking.finish}
            pickup={booking.pickup}
            return={booking.return}
            delivery={booking.delivery}
            ended={!isOpen(status)}
            price={booking}
            terms={cameToNothing(status) ? null : booking.terms}
          />
          {isOpen(status) && (
            <p className={classNames(styles.links, paper.leftOut)}>
              <LinkMore as="a" href={paths.bookingCalendar(token)} download>
                Aggiungi al calendario
              </LinkMore>
            </p>
          )}
        </div>
      </PrivatePage>
      {(status === "requested" || status === "confirmed") && (
        <div className={paper.leftOut}>
          <NextSteps booking={booking} />
        </div>
      )}
      <PageGrid className={styles.end}>
        <div className={styles.facts}>
          <BookingPractical booking={booking} />
          <BookingHistory history={history} status={status} timeZone={booking.pickup.timeZone} />
        </div>
        <div className={classNames(styles.changes, paper.leftOut)}>
          <RenterChanges {...props} />
        </div>
      </PageGrid>
    </Paper>
  );
}

interface OpeningFormProps {
  /** What the mail's link carries. */
  proof: string;
  /** Until when the car is held once this is sent, written out. */
  heldUntil: string;
}

/**
 * Confirms that the mail has reached a person (product.md#request-holds). Programs open the links of mails too, some with scripts: so a
 * visit alone says nothing. The first touch, key or turn of the wheel sends it by itself, in the background (app/browser/first-sign.ts); the button does
 * without scripts.
 */
export function OpeningForm({ proof, heldUntil }: OpeningFormProps) {
  return (
    <div className={styles.opening}>
      <form method="post" className={styles.openingForm} data-sent-by-sign={openedSentence(heldUntil)}>
        <p>{openingSentence(heldUntil)}</p>
        <input type="hidden" name="proof" value={proof} />
        <Button type="submit" name="intent" value="open" pendingLabel={OPENING_PENDING}>
          {OPENING_BUTTON}
        </Button>
      </form>
      <p role="status" tabIndex={-1} />
    </div>
  );
}

/** The same car on other days, and the other cars of the place: no booking ends in a dead end. */
function WayOn({ booking, pickupAhead }: Pick<RenterBooking, "booking" | "pickupAhead">) {
  const { vehicle, status, delivery } = booking;
  if (!cameToNothing(status)) return null;
  const words = wayOnWords(vehicle.title, delivery.pickupPlace.name);
  const { pickupCity, returnCity, ...days } = rentalAsked(booking);
  const places = new URLSearchParams({ pickupCity, returnCity });
  const others = new URLSearchParams(pickupAhead ? { pickupCity, returnCity, ...days } : { pickupCity });
  return (
    <nav className={styles.wayOn} aria-label={words.title}>
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
