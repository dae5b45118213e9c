import { BookingForm, type PersonValues } from "#app/features/booking/booking-form.tsx";
import type { FormProblem } from "#app/features/booking/error-summary.tsx";
import { RequestReceipt } from "#app/features/booking/request-receipt.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { useRentalWish } from "#app/features/vehicle/use-rental-wish.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { requestAddress } from "#domain/search/rental-wish.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import "./booking.css";

interface BookingRequestPageProps extends Omit<BookingFormData, "head"> {
  crumbs: Crumb[];
  typed: PersonValues;
  problems: readonly FormProblem[];
  refusal: string | undefined;
}

const FORM_ID = "richiesta";

/** /prenota/{vehicle}: the receipt with every condition beside one form. */
export function BookingRequestPage(props: BookingRequestPageProps) {
  const { vehicle, wish, offer, crumbs } = props;
  const inHand = useRentalWish(vehicle, wish, requestAddress);
  const cutout = carPicture(vehicle, "cutout");
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className="grid-page booking-head">
        <h1>Richiedi la prenotazione</h1>
        {cutout && (
          <div className="booking-head-car">
            <Picture
              src={cutout}
              alt={`${vehicleTitle(vehicle)} di profilo`}
              sizes="(min-width: 52rem) 34vw, 100vw"
              priority
            />
          </div>
        )}
      </header>
      <div className="grid-page booking-body">
        <div className="booking-side" aria-live="polite" data-pending={inHand.pending ? "" : undefined}>
          <RequestReceipt
            vehicle={vehicle}
            wish={inHand.draft}
            offer={inHand.settled || inHand.pending ? offer : { kind: "no-dates" }}
            form={FORM_ID}
            onTakeNext={inHand.change}
          />
        </div>
        <div className="booking-main">
          <BookingForm {...props} id={FORM_ID} inHand={inHand} />
        </div>
      </div>
    </>
  );
}
