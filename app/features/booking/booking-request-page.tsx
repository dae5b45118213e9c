import RequestWithReceipt, { type BookingRequestProps } from "#app/features/booking/booking-request.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { seenFrom } from "#app/features/catalogue/catalogue-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./booking-request-page.module.css";

/** /prenota/{vehicle}: the receipt with every condition beside one form; on a phone right over its button, car, dates and total at its head. */
export function BookingRequestPage({ crumbs, ...request }: BookingRequestProps & { crumbs: Crumb[] }) {
  const { vehicle } = request;
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
              alt={seenFrom({ title: vehicleTitle(vehicle), view: "cutout" })}
              sizes="(min-width: 52rem) 34vw, (min-width: 40rem) 46vw, 90vw"
              priority
            />
          </div>
        )}
      </PageGrid>
      <RequestWithReceipt {...request} />
    </>
  );
}
