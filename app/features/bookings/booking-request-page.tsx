import BookingRequestForm, { type BookingRequestFormProps } from "#app/features/bookings/booking-request.tsx";
import { vehiclePhotographAlt } from "#app/features/vehicles/photograph-alt.ts";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { selectFinish } from "#domain/units/finish.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import styles from "./booking-request-page.module.css";

/**
 * Renders /prenota/{vehicle}: the form beside the receipt with every condition. On a phone the receipt is directly above the button, and a summary at
 * the top.
 */
export function BookingRequestPage({ crumbs, ...request }: BookingRequestFormProps & { crumbs: Crumb[] }) {
  const pictureWords = useWords("pictures");
  const { vehicle, selection, offer, finishes, freeFinishes } = request;
  const cutout = vehiclePictureUrl(vehicle, "cutout");
  const finish =
    offer.kind === "free"
      ? selectFinish(freeFinishes, selection.colour)
      : (finishes.find(({ key }) => key === selection.colour) ?? null);
  const figure = cutout ? null : findBookedVehiclePicture(vehicle, finish);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageGrid as="header" className={styles.head}>
        <h1>{useWords("bookingForm").bookingForm.title}</h1>
        {cutout && (
          <div className={styles.car}>
            <Picture
              src={cutout}
              alt={say(pictureWords, pictureWords.pictures.views.side, { title: vehicleTitle(vehicle) })}
              sizes="(min-width: 52rem) 34vw, (min-width: 40rem) 46vw, 90vw"
              priority
            />
          </div>
        )}
        {figure && (
          <div className={classNames(styles.car, styles.photographed)}>
            <Picture
              src={figure.picture}
              alt={vehiclePhotographAlt(pictureWords, vehicle, figure.picture)}
              sizes="(min-width: 52rem) 34vw, (min-width: 40rem) 46vw, 90vw"
              priority
            />
          </div>
        )}
      </PageGrid>
      <BookingRequestForm {...request} />
    </>
  );
}
