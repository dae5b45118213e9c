import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { followForms } from "#app/browser/forms.ts";
import { OpeningForm } from "#app/features/booking/opening-form.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

/** What the form sends; the DOM under test sends nothing itself. */
let sent: Record<string, FormDataEntryValue>[] = [];
beforeEach(() => {
  sent = [];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement, event.submitter)));
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
});

function show() {
  renderOnSite(<OpeningForm proof="prova" heldUntil="lunedì 23 novembre 2026, ore 10:00" />);
  followForms();
}

test("the button says until when the car is held and sends what the mail's link carries", () => {
  show();
  expect(screen.getByText(/fino a lunedì 23 novembre 2026, ore 10:00/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confermo la richiesta" }));
  expect(sent).toEqual([{ intent: "open", proof: "prova" }]);
});

test("what a program sets off on the page confirms nothing", () => {
  show();
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart"])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(sent).toEqual([]);
});
