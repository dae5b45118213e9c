import { BookingCars } from "#app/features/bookings/booking-cars.tsx";
import { type RefusedDates, RenterChanges } from "#app/features/bookings/booking-changes.tsx";
import { BookingHistory, BookingPracticalInfo, NextSteps } from "#app/features/bookings/booking-details.tsx";
import { bookingHeadline, bookingLead, fullHoldUntilText, holdSentence } from "#app/features/bookings/booking-texts.ts";
import { Receipt } from "#app/features/bookings/receipt.tsx";
import { Conversation, type RefusedMessage } from "#app/features/messages/conversation.tsx";
import printLayoutStyles from "#app/features/shell/print-layout.module.css";
import { PrintLayout } from "#app/features/shell/print-layout.tsx";
import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { toBookingFormQuery } from "#domain/bookings/booking-form-query.ts";
import { hasEndedWithoutRental, isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { drivenCarsText } from "#domain/bookings/booking-unit.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { findGraceReturn } from "#domain/prices/grace-sentence.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import styles from "./booking-page.module.css";
import print from "./booking-print.module.css";

export interface BookingPageProps extends Omit<RenterBooking, "manageUrl"> {
  /** The token of the private link. */
  token: string;
  /** The reason why the server refused to cancel, if it did. */
  refusal: string | undefined;
  /** The other dates that the server refused, if any. */
  refusedDates: RefusedDates | undefined;
  /** The next message's idempotency key. */
  messageKey: string;
  /** The message that the server refused, if any. */
  refusedMessage: RefusedMessage | undefined;
}

/** Renders /prenotazione/{token}: the terms of the booking, its status, the next steps and how to cancel. */
export function BookingPage(props: BookingPageProps) {
  const { booking, history, openingProof, token } = props;
  const site = useSite();
  const words = useWords("bookingPage", "bookingStatuses", "moments", "openingHours");
  const paths = usePaths();
  const { vehicle, unitVehicle, status } = booking;
  const { catalogueVehicle } = vehicle;
  const holdText = holdSentence(words, booking, openingProof ? null : booking.renter.email, site);
  const shown = unitVehicle.catalogueVehicle;
  const picture = shown && findBookedVehiclePicture(shown, booking.finish)?.picture;
  const cutout = shown && vehiclePictureUrl(shown, "cutout");
  return (
    <PrintLayout className={print.sheet}>
      <PrivatePage className={styles.root}>
        <PrivatePageHeader
          reference={booking.reference}
          state={words.bookingStatuses[status]}
          title={bookingHeadline(words, status, catalogueVehicle?.name ?? vehicle.title)}
          lead={bookingLead(words, booking, holdText, site)}
          leadStatus={holdText === null ? "" : "held"}
          className={classNames(styles.words, print.words)}
        >
          {openingProof && (
            <div className={printLayoutStyles.leftOut}>
              <OpenRequestForm proof={openingProof} heldUntil={fullHoldUntilText(words, booking, site)} />
            </div>
          )}
          {catalogueVehicle && props.isPickupAhead && (status === "expired" || status === "declined") && (
            <ButtonLink
              to={paths.bookingRequest(catalogueVehicle.slug, toBookingFormQuery(booking))}
              variant="outline"
              className={classNames(styles.again, printLayoutStyles.leftOut)}
            >
              {words.bookingPage.again}
            </ButtonLink>
          )}
          <BookingCars booking={booking} changedTerms={props.changedTerms} />
          <AlternativeLinks booking={booking} isPickupAhead={props.isPickupAhead} />
        </PrivatePageHeader>
        {cutout && (
          <figure className={classNames(printLayoutStyles.only, print.plate)}>
            <Picture src={cutout} alt="" sizes="240px" printOnly />
          </figure>
        )}
        {picture && (
          <figure className={classNames(styles.picture, printLayoutStyles.leftOut)}>
            <Picture src={picture} alt={unitVehicle.title} sizes="(min-width: 52rem) 56vw, 100vw" priority />
          </figure>
        )}
        <div className={styles.receipt}>
          <Receipt
            title={drivenCarsText(words, booking)}
            reference={booking.reference}
            finish={booking.finish}
            pickup={booking.pickup}
            return={booking.return}
            delivery={booking.delivery}
            hasEnded={!isOpenStatus(status)}
            price={{ ...booking, graceReturn: findGraceReturn(booking) }}
            terms={hasEndedWithoutRental(status) ? null : booking.terms}
          />
          {isOpenStatus(status) && (
            <p className={classNames(styles.links, printLayoutStyles.leftOut)}>
              <MoreLink as="a" href={paths.bookingCalendar(token)} download>
                {words.bookingPage.addToCalendar}
              </MoreLink>
            </p>
          )}
        </div>
      </PrivatePage>
      {(status === "requested" || status === "confirmed") && (
        <div className={printLayoutStyles.leftOut}>
          <NextSteps booking={booking} />
        </div>
      )}
      <PageGrid className={styles.end}>
        <div className={styles.facts}>
          <BookingPracticalInfo booking={booking} />
          <BookingHistory history={history} status={status} timeZone={booking.pickup.timeZone} />
        </div>
        <div className={classNames(styles.changes, printLayoutStyles.leftOut)}>
          <RenterChanges {...props} />
        </div>
      </PageGrid>
      <PageGrid className={classNames(styles.conversation, printLayoutStyles.leftOut)}>
        <Conversation
          messages={props.messages}
          intent="message"
          messageKey={props.messageKey}
          refused={props.refusedMessage}
          hasEmail={booking.renter.email !== null}
        />
      </PageGrid>
    </PrintLayout>
  );
}

interface OpenRequestFormProps {
  /** The proof from the mail's link. */
  proof: string;
  /** Until when the hold lasts after confirming, as text. */
  heldUntil: string;
}

/**
 * Renders the form that confirms the renter's e-mail address (product.md#request-holds). Mail scanners open links too, some with scripts, so a visit
 * alone does not confirm. The first click, key or scroll submits it in the background (app/browser/auto-submit-on-interaction.ts); without scripts
 * the button does.
 */
export function OpenRequestForm({ proof, heldUntil: until }: OpenRequestFormProps) {
  const words = useWords("bookingPage");
  const texts = words.bookingPage.open;
  return (
    <div className={styles.opening}>
      <form method="post" className={styles.openingForm} data-auto-submit={say(words, texts.confirmed, { until })}>
        <p>{say(words, texts.prompt, { until })}</p>
        <input type="hidden" name="proof" value={proof} />
        <Button type="submit" name="intent" value="open" pendingLabel={texts.pending}>
          {texts.submit}
        </Button>
      </form>
      <p role="status" tabIndex={-1} />
    </div>
  );
}

/** Links to the same vehicle on other dates and to other vehicles of the place. */
function AlternativeLinks({ booking, isPickupAhead }: Pick<RenterBooking, "booking" | "isPickupAhead">) {
  const { vehicle, status, delivery } = booking;
  const words = useWords("bookingPage", "places");
  const paths = usePaths();
  if (!hasEndedWithoutRental(status)) return null;
  const texts = words.bookingPage.alternatives;
  const { pickupCity, returnCity, ...days } = toBookingFormQuery(booking);
  const placesQuery = new URLSearchParams({ pickupCity, returnCity });
  const otherVehiclesQuery = new URLSearchParams(isPickupAhead ? { pickupCity, returnCity, ...days } : { pickupCity });
  return (
    <nav className={styles.alternatives} aria-label={texts.title}>
      {vehicle.catalogueVehicle && (
        <MoreLink
          to={paths.vehicle(vehicle.catalogueVehicle, isBasePickupAndReturn(booking) ? "" : placesQuery.toString())}
        >
          {say(words, texts.sameCar, { vehicle: vehicle.title })}
        </MoreLink>
      )}
      <MoreLink to={paths.explore(otherVehiclesQuery.toString())}>
        {say(words, isPickupAhead ? texts.otherCars : texts.otherCarsLater, {
          place: sayAtPlace(words, delivery.pickupPlace.name),
        })}
      </MoreLink>
    </nav>
  );
}

/** Whether pickup and return are at a street address in the vehicle's own city, which is the default of its page. */
function isBasePickupAndReturn({ pickup, return: back, delivery }: RenterBooking["booking"]): boolean {
  const { base, pickupPlace, returnPlace } = delivery;
  const isListed = pickupPlace.slug !== null || returnPlace.slug !== null;
  return !isListed && back.city === pickup.city && (base ?? pickup.city) === pickup.city;
}
