import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
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

  test.each([
    // Rule: product.md#hours-of-a-city "Staff may go past the hours"
    ["outside the hours of a city", "outside_hours", "Motivo per andare oltre gli orari"],
    // Rule: product.md#rates "Minimum length."
    ["below the minimum length", "below_minimum", "Motivo per noleggiare sotto la durata minima"],
  ])("%s asks for the reason and sends it", async (_case, path, label) => {
    const booking = bookingDetail({ version: 4, may_change: "whole" });
    const message = "Non si può. Per farlo lo stesso scrivi il motivo.";
    const calls = renderScreen(
      <ChangeBookingDialog booking={booking} onClose={() => undefined} />,
      ({ method, body }) => {
        if (method === "GET") return undefined;
        if (method !== "PATCH") return errorResponse(409, "Il prezzo non si sa ancora.");
        return body[path]
          ? { body: { ...booking, version: 5, already: null } }
          : errorResponse(409, message, [{ path, message }]);
      },
    );
    const press = () => fireEvent.click(withinDialog().getByRole("button", { name: "Applica il cambio" }));
    press();
    const reason = await withinDialog().findByLabelText(label);
    await waitFor(() => expect(withinDialog().getByText(message)).toBeDefined());
    fireEvent.change(reason, { target: { value: "Arriva in aereo" } });
    press();
    await expectToast(changed);
    expect(calls.findLast(({ method }) => method === "PATCH")).toMatchObject({
      body: { [path]: "Arriva in aereo", version: 4 },
    });
  });
});
