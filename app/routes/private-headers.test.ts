// Rule: product.md#booking-request
import type { HeadersArgs } from "react-router";
import { expect, test } from "vitest";
import { headers as ofBooking } from "#app/routes/public/bookings/booking.tsx";
import { headers as ofBookingForm } from "#app/routes/public/bookings/booking-request.tsx";

const sent = (actionHeaders: Record<string, string>) =>
  ({ actionHeaders: new Headers(actionHeaders) }) as unknown as HeadersArgs;

test("a refused booking form is cached only by the browser that sent it, for going back", () => {
  expect(ofBookingForm(sent({ "retry-after": "60" }))).toEqual({
    "cache-control": "private, max-age=0, must-revalidate",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
    "retry-after": "60",
  });
});

test("a booking's own page is not cached", () => {
  expect(ofBooking()).toMatchObject({ "cache-control": "no-store" });
});
