// Rule: product.md#public-forms
import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { disableBrowserValidation } from "#app/browser/server-validation.ts";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { ContactForm } from "#app/features/contacts/contacts-page.tsx";
import type { EnquiryFormResult } from "#app/features/enquiries/enquiry-form.tsx";
import { ExperienceRequestForm } from "#app/features/experiences/experience-form.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { FORM_TIMESTAMP_FIELD } from "#domain/forms/bot-detection.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const FORMS = {
  contact: () => <ContactForm />,
  club: () => <MembershipForm events={[]} requestedEvent={null} />,
  experience: () => <ExperienceRequestForm experience="weekend" vehicle={null} today="2026-11-22" />,
};

/** Renders the page of a form, with an action's result if there is one. */
async function open(Component: () => ReactNode, answer?: EnquiryFormResult): Promise<HTMLFormElement> {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  renderOnSite(<Stub hydrationData={{ actionData: answer ? { page: answer } : {} }} />);
  return await screen.findByRole<HTMLFormElement>("form");
}

const sentBack = (values: Record<string, string>, formStamp?: string): EnquiryFormResult => ({
  reference: null,
  problems: { "": "Premi ancora una volta." },
  values,
  ...(formStamp && { formStamp }),
});

test.each(Object.entries(FORMS))("the %s form shows missing fields in one summary", async (_name, Component) => {
  const form = await open(Component);
  expect(form.checkValidity()).toBe(false);
  disableBrowserValidation();
  expect(form.noValidate).toBe(true);
});

test.each(Object.entries(FORMS))(
  "the %s form requires the sender's fields, like the server",
  async (_name, Component) => {
    const form = await open(Component, sentBack({ name: "Ada", email: "ada@example.com", phone: "333 000 0000" }));
    expect(form.checkValidity()).toBe(true);
  },
);

test.each(Object.entries(FORMS))(
  "the %s form, returned for a second submission, carries the stamp that makes it count",
  async (_name, Component) => {
    const form = await open(Component, sentBack({ name: "Ada" }, "again.1"));
    const sent = new FormData(form);
    expect(sent.get(FORM_TIMESTAMP_FIELD)).toBe("again.1");
    expect(sent.get("name")).toBe("Ada");
  },
);

// Rule: product.md#club "The form asks"
test.each([
  { when: "is opened", asked: "cena", answer: undefined, chosen: "cena" },
  { when: "is opened beside no event", asked: null, answer: undefined, chosen: "" },
  { when: "is opened beside one that takes no requests", asked: "gita", answer: undefined, chosen: "" },
  { when: "comes back with another", asked: "cena", answer: sentBack({ event: "pista" }), chosen: "pista" },
  { when: "comes back without one", asked: "cena", answer: sentBack({ name: "Ada" }), chosen: "" },
])("the club's form $when with the requested event selected", async ({ asked, answer, chosen }) => {
  const events = [clubEvent("cena", "open"), clubEvent("pista", "open"), clubEvent("gita", "planned")];
  const form = await open(() => <MembershipForm events={events} requestedEvent={asked} />, answer);
  expect(new FormData(form).get("event")).toBe(chosen);
});

const clubEvent = (slug: string, state: "open" | "planned"): ClubEventState => ({
  id: slug,
  slug,
  title: slug,
  description: "",
  place: "Erbusco",
  heldOn: "2027-01-23",
  places: 14,
  placesGiven: 0,
  status: state,
  image: null,
  state,
  remaining: 14,
});

test.each([
  { when: "is opened", answer: undefined, checked: true },
  { when: "comes back with it", answer: sentBack({ name: "Ada", vehicle: "auto" }), checked: true },
  { when: "comes back without it", answer: sentBack({ name: "Ada" }), checked: false },
])("the car of an experience is as the sender left it when the form $when", async ({ answer, checked }) => {
  const vehicle = { slug: "auto", title: "Ferrari Roma" };
  const form = await open(
    () => <ExperienceRequestForm experience="weekend" vehicle={vehicle} today="2026-11-22" />,
    answer,
  );
  expect(within(form).getByLabelText<HTMLInputElement>("Con la Ferrari Roma").checked).toBe(checked);
});
