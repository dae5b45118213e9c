import { BookingForm } from "#app/features/booking/booking-form.tsx";
import type { PersonValues } from "#app/features/booking/person-values.ts";
import { RequestLine } from "#app/features/booking/request-line.tsx";
import { RequestReceipt } from "#app/features/booking/request-receipt.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { RentalFacts } from "#app/features/vehicle/rental-facts.tsx";
import { useRentalSelection } from "#app/features/vehicle/use-rental-selection.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { FormProblem } from "#app/ui/fields/error-summary.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { requestAddress } from "#domain/search/rental-selection.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { chosenFinish } from "#domain/units/finish.ts";
import styles from "./booking-request-page.module.css";

interface BookingRequestPageProps extends Omit<BookingFormData, "head"> {
  crumbs: Crumb[];
  typed: PersonValues;
  problems: readonly FormProblem[];
  refusal: string | undefined;
}

const FORM_ID = "richiesta";

/** /prenota/{vehicle}: the receipt with every condition beside one form; on a phone behind it, dates and total at its head and at its button. */
export function BookingRequestPage(props: BookingRequestPageProps) {
  const { vehicle, selection, offer, crumbs, freeFinishes } = props;
  const inHand = useRentalSelection(vehicle, selection, requestAddress);
  const isAnswered = inHand.isAnswered || inHand.pending;
  const answered: VehicleOffer = isAnswered ? offer : { kind: "no-dates" };
  const isFree = answered.kind === "free";
  const cutout = carPicture(vehicle, "cutout");
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageGrid as="header" className={styles.head}>
        <h1>Richiedi la prenotazione</h1>
        {cutout && (
          <div className={styles.car}>
            <Picture
              src={cutout}
              alt={`${vehicleTitle(vehicle)} di profilo`}
              sizes="(min-width: 52rem) 34vw, 100vw"
              priority
            />
          </div>
        )}
      </PageGrid>
      <PageGrid className={styles.body}>
        <div className={styles.main}>
          <RequestLine offer={answered} />
          <BookingForm
            {...props}
            id={FORM_ID}
            inHand={inHand}
            freeFinishes={isFree ? freeFinishes : undefined}
            beforeSending={<RequestLine offer={answered} />}
          />
        </div>
        <div id="riepilogo" className={styles.side} aria-live="polite" data-pending={inHand.pending ? "" : undefined}>
          <RequestReceipt
            vehicle={vehicle}
            selection={inHand.draft}
            offer={answered}
            finish={isFree ? chosenFinish(freeFinishes, inHand.draft.colour) : null}
            form={FORM_ID}
            onTakeNext={inHand.change}
          />
          <RentalFacts terms={vehicle.terms} className={styles.facts} />
        </div>
      </PageGrid>
    </>
  );
}
