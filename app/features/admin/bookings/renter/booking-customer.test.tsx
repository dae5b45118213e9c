import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingCustomer } from "#app/features/admin/bookings/renter/booking-customer.tsx";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";

const CUSTOMER = {
  id: "customer-1",
  name: "Ada Prova",
  banned: true,
  suggestions: [
    { field: "phone", current: "+39 333 000 0001", typed: "+39 333 000 0000" },
    { field: "birth_date", current: null, typed: "1985-03-14" },
  ],
};

test("warns of a banned customer, and updates the record with the request's differences only when staff say so", async () => {
  const calls = renderScreen(<BookingCustomer customer={CUSTOMER} />);
  expect(screen.getByRole("note").textContent).toContain("Non noleggiare");
  expect(screen.getByText(/Data di nascita/).textContent).toBe("Data di nascita: 14/03/1985");
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Aggiorna la scheda", hidden: true }));
  await expectToast("Scheda aggiornata con i dati della richiesta");
  expect(calls.at(0)).toEqual({
    method: "PATCH",
    path: "/api/customers/customer-1",
    body: { phone: "+39 333 000 0000", birth_date: "1985-03-14" },
  });
});
