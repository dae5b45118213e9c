import { sql } from "drizzle-orm";
import { afterEach, beforeAll } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

/** The booked car, with three units, and another one. */
export const CAR = "ferrari-296-gtb";
export const OTHER_CAR = "porsche-911-carrera-s";

/** Sets up an application with a clerk whose calls replace the car of a rental (product.md#replacement-car). */
export function setUpReplacements() {
  const application = setUpTestApplication();
  const clerk = setUpSignedInUser(application, "customer_service");
  const staffApi = staffApiOf(application, clerk);
  const setClock = (now: string) => {
    application.context.clock = () => new Date(now);
  };
  beforeAll(() => setUnitCount(application.context, CAR, 3));
  afterEach(async () => {
    setClock("2026-11-21T09:00:00Z");
    await deleteBookings(application.context);
  });
  return {
    application,
    clerk,
    staffApi,
    setClock,
    /** A rental from 10 to 13 December whose unit 1 left on time with 12,000 km. */
    async rentalInProgress() {
      const { id, reference } = await createBookingInStatus(application, "requested");
      await staffApi.patch(id, { status: "confirmed" });
      setClock("2026-12-10T09:00:00Z");
      await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 12_000, fuel_percent: 100 });
      await staffApi.patch(id, { status: "active" });
      setClock("2026-12-11T10:00:00Z");
      await application.context.db.execute(sql`delete from pgboss.job`);
      return { id, reference };
    },
    replace: (id: string, changes: object = {}) =>
      staffApi.call("POST", `/${id}/replacement`, replacementBody(changes)),
    unitKilometres: (slug: string, unit: number) =>
      queryRows<{ kilometres: number | null }>(
        application.context,
        sql`select units.kilometres from units join vehicles on vehicles.id = vehicle_id where slug = ${slug} and number = ${unit}`,
      ).then(([row]) => row?.kilometres),
  };
}

/** The body of a replacement by the second unit of the same car. */
export const replacementBody = (changes: object = {}) => ({
  reason: "breakdown",
  note: "Perde olio",
  return_record: { kilometres: 12_200, fuel_percent: 50 },
  vehicle: CAR,
  unit: 2,
  pickup_record: { kilometres: 3000, fuel_percent: 100 },
  ...changes,
});
