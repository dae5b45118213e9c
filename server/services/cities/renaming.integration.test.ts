// Rule: product.md#city-record

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cities, dateRequests, waitingList } from "#server/db/schema.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { joinWaitingList } from "#server/services/waiting-list/join-waiting-list.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "seo_manager");
let cityId = "";
beforeAll(async () => {
  const { db } = application.context;
  const [milan] = await db.select({ id: cities.id }).from(cities).where(eq(cities.name, "Milano"));
  cityId = milan?.id ?? "";
});
const rename = (name: string) => callApi(application, keeper, "PATCH", `/api/cities/${cityId}`, { name });
afterAll(() => rename("Milano"));

test("a city keeps its waiting renters and the requests to return a car there when it is renamed", async () => {
  const { db } = application.context;
  const { booking } = await requestBooking(application.context, { body: bookingRequest() });
  await db.insert(dateRequests).values({
    bookingId: booking.id,
    returnDate: "2026-12-15",
    returnTime: "10:00",
    returnPlace: "Milano",
    createdAt: new Date(),
  });
  const { driverBirthDate: _birth, licenceDate: _licence, phone: _phone, ...body } = bookingRequest();
  await joinWaitingList(application.context, { body: { ...body, email: "altra@prova.example" } });
  expect((await rename("Mediolanum")).status).toBe(200);
  expect(await db.select({ place: dateRequests.returnPlace }).from(dateRequests)).toEqual([{ place: "Mediolanum" }]);
  const { city, pickupCity, returnCity } = waitingList;
  expect(await db.select({ city, pickupCity, returnCity }).from(waitingList)).toEqual([
    { city: "Mediolanum", pickupCity: "Mediolanum", returnCity: "Mediolanum" },
  ]);
});
