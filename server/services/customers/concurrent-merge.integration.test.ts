import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi } from "#test/staff.ts";
import { queryRows, setUnitCount } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
beforeAll(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 9);
});

const create = async (email: string): Promise<{ id: string }> =>
  (await callApi(application, admin, "POST", "/api/customers", { name: "Ada Prova", email })).json();

test("a request stored during a merge belongs to the surviving record", async () => {
  for (let round = 1; round <= 5; round++) {
    const kept = await create(`kept-${round}@prova.example`);
    const email = `joined-${round}@prova.example`;
    const other = await create(email);
    const pickup = { pickupDate: `2027-0${round}-10`, returnDate: `2027-0${round}-12` };
    const request = bookingRequest({ email, phone: `+39 333 000 000${round}`, ...pickup });
    await Promise.all([
      requestBooking(application.context, { body: request }),
      callApi(application, admin, "POST", `/api/customers/${kept.id}/merge`, { other: other.id }),
    ]);
  }
  const lost = await queryRows(
    application.context,
    sql`select bookings.reference from bookings join customers on customers.id = bookings.customer_id
        where customers.merged_into is not null`,
  );
  expect(lost).toEqual([]);
  expect(await queryRows(application.context, sql`select 1 from bookings where customer_id is not null`)).toHaveLength(
    5,
  );
});
