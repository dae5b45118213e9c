import BookingRequestForm, { type BookingRequestFormProps } from "#app/features/bookings/booking-request.tsx";
import { viewAltText } from "#app/features/catalogue/catalogue-words.ts";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import styles from "./booking-request-page.module.css";

/**
 * Renders /prenota/{vehicle}: the form beside the receipt with every condition. On a phone the receipt is directly above the button, and a summary at
 * the top.
 */
export function BookingRequestPage({ crumbs, ...request }: BookingRequestFormProps & { crumbs: Crumb[] }) {
  const { vehicle } = request;
  const cutout = vehiclePictureUrl(vehicle, "cutout");
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageGrid as="header" className={styles.head}>
        <h1>Richiedi la prenotazione</h1>
        {cutout && (
          <div className={styles.car}>
            <Picture
              src={cutout}
              alt={viewAltText({ title: vehicleTitle(vehicle), view: "cutout" })}
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
