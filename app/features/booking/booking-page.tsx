import { BookingHistory } from "#app/features/booking/booking-history.tsx";
import { BookingPractical } from "#app/features/booking/booking-practical.tsx";
import { bookingHeadline, bookingLead } from "#app/features/booking/booking-words.ts";
import { CancelForm } from "#app/features/booking/cancel-form.tsx";
import { DateRequestForm, type RefusedDates } from "#app/features/booking/date-request-form.tsx";
import { confirmedHoldWords, holdSentence } from "#app/features/booking/hold-words.ts";
import { NextSteps } from "#app/features/booking/next-steps.tsx";
import { OpeningForm } from "#app/features/booking/opening-form.tsx";
import { Receipt } from "#app/features/booking/receipt.tsx";
import { WayOn } from "#app/features/booking/way-on.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import paper from "#app/features/shell/paper.module.css";
import { Paper } from "#app/features/shell/paper.tsx";
import { PrivateHead, PrivatePage } from "#app/features/shell/private-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
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
  const { booking, history, mayCancel, openingProof, token, refusal } = props;
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
          <BookingHistory
            className={paper.leftOut}
            history={history}
            status={status}
            timeZone={booking.pickup.timeZone}
          />
        </div>
        <div className={classNames(styles.changes, paper.leftOut)}>
          <DateRequestForm
            booking={booking}
            mayAskDates={props.mayAskDates}
            askedDates={props.askedDates}
            refused={props.refusedDates}
          />
          {(mayCancel || refusal) && <CancelForm mayCancel={mayCancel} refusal={refusal} />}
        </div>
      </PageGrid>
    </Paper>
  );
}
