import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { OpeningForm } from "#app/features/booking/opening-form.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

function show() {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const router = createMemoryRouter([
    {
      path: "/",
      element: <OpeningForm proof="prova" heldUntil="lunedì 23 novembre 2026, ore 10:00" />,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  renderOnSite(<RouterProvider router={router} />);
  return sent;
}

test("the button says until when the car is held and sends what the mail's link carries", async () => {
  const sent = show();
  expect(screen.getByText(/fino a lunedì 23 novembre 2026, ore 10:00/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confermo la richiesta" }));
  await waitFor(() => expect(sent).toEqual([{ intent: "open", proof: "prova" }]));
});

test("what a program sets off on the page confirms nothing", async () => {
  const sent = show();
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart"])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await Promise.resolve();
  expect(sent).toEqual([]);
});
