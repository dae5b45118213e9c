import { fireEvent } from "@testing-library/react";
import { describe, test } from "vitest";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { ChangeBookingDialog } from "./change-booking-dialog.tsx";

const { changed, changedWithoutMail, unchanged } = panelMessages.bookings;

describe("a change of dates or car", () => {
  // Rule: product.md#booking-changes
  test.each([
    ["that matches the stored booking promises no mail", { version: 4, email: "ada@example.it" }, 4, unchanged],
    ["that was stored mentions the renter's mail", { version: 4, email: "ada@example.it" }, 5, changed],
    ["of a renter without an e-mail address tells staff to call", { version: 4, email: null }, 5, changedWithoutMail],
  ])("%s", async (_case, row, storedVersion, text) => {
    const booking = bookingDetail({ ...row, may_change: "whole" });
    renderScreen(<ChangeBookingDialog booking={booking} onClose={() => undefined} />, ({ method }) => {
      if (method === "PATCH") return { body: { ...booking, version: storedVersion, already: null } };
      return method === "GET" ? undefined : errorResponse(409, "Il prezzo non si sa ancora.");
    });
    fireEvent.click(withinDialog().getByRole("button", { name: "Applica il cambio" }));
    await expectToast(text);
  });
});
