import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BookingEventList, BookingPane } from "#app/features/admin/bookings/booking-pane.tsx";
import type { ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { bookingMessage } from "#test/factories/booking-messages.ts";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const CONTROLS = "a[href], button:not(:disabled), input, select, textarea, summary";

// Rule: product.md#panel-keyboard "A booking, enquiry"
test("needs at most ten Tabs from the heading to Conferma, with every notice visible", () => {
  const request = bookingDetail({
    status: "requested",
    transitions: ["confirmed", "declined"],
    unit: 1,
    free_units: [1, 2, 3, 4, 5],
    phone: "+39 333 000 0000",
    unread: true,
    endangered_by: { booking_id: "b0", reference: "VL-LATE22", ready_at: "2026-12-10T12:00:00.000Z" },
    date_request: {
      id: "r1",
      text: "Riconsegna martedì.",
      change: { returnDate: "2026-12-15" },
      created_at: "2026-11-21T09:00:00.000Z",
    },
    expiring: [{ expiry_id: "e1", kind: "inspection", by: "day", due_on: "2026-12-11", due_kilometres: null }],
  });
  const { reference } = request;
  renderScreen(
    <BookingPane
      booking={request}
      events={[]}
      messages={[bookingMessage({ side: "customer", author: null })]}
      loadedAt={Date.now()}
      listReferences={["VL-222222", reference, "VL-333333"]}
      roles={[]}
    />,
  );
  const heading = screen.getByRole("heading", { level: 2, name: reference });
  expect(document.activeElement).toBe(heading);
  const after = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const names = after.map((control) => control.textContent || control.getAttribute("aria-label"));
  // Guards the count: the notices must be rendered before it.
  expect(names).toContain("Dai un'altra auto");
  expect(screen.getByText("Nuovo messaggio del cliente")).toBeDefined();
  expect(names.indexOf("Conferma") + 1).toBeGreaterThan(5);
  expect(names.indexOf("Conferma") + 1).toBeLessThanOrEqual(10);
});

// Rule: product.md#handover "The history has links"
test("links from an event to the pictures of the records that it removed", () => {
  const event: ApiBookingEvent = {
    id: "e1",
    kind: "move",
    status: "active",
    actor: "u1",
    actor_name: "Giulia",
    actor_email: null,
    note: "Motivo: Conclusa per errore",
    undone_at: null,
    pictures: ["/uploads/riservate/one/300.webp", "/uploads/riservate/two/300.webp"],
    created_at: "2026-11-21T09:00:00.000Z",
  };
  const { pictures } = event;
  renderScreen(<BookingEventList events={[event, { ...event, id: "e0", pictures: [] }]} loadedAt={0} />);
  expect(screen.getAllByText(/^\d+ foto:$/).map(({ textContent }) => textContent)).toEqual(["2 foto:"]);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(pictures);
  expect(links.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank"]);
  expect(screen.getByRole("link", { name: "Foto 2" }).textContent).toBe("2");
});

// Rule: product.md#phone-bookings
test("copies the private link of a renter without an e-mail, and says so where the browser refuses it", async () => {
  const booking = bookingDetail({ email: null });
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  renderScreen(
    <BookingPane booking={booking} events={[]} messages={[]} loadedAt={Date.now()} listReferences={[]} roles={[]} />,
  );
  const copy = screen.getByRole("button", { name: "Copia il collegamento personale" });
  fireEvent.click(copy);
  await expectToast("Collegamento personale copiato");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(booking.manage_url);
  writeText.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
  fireEvent.click(copy);
  await expectToast("Il browser non lascia copiare: apri il collegamento e copialo dalla barra.");
});
