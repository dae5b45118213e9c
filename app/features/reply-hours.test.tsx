// Rule: product.md#settings

import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NextSteps } from "#app/features/bookings/booking-details.tsx";
import { bookingLead } from "#app/features/bookings/booking-texts.ts";
import { WhyChoose } from "#app/features/catalogue/why-choose.tsx";
import { ClubPage } from "#app/features/club/club-page.tsx";
import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { TermsPage } from "#app/features/legal/terms-page.tsx";
import { createBaseDelivery } from "#domain/delivery/rental-place.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { NO_LEGAL_TEXTS } from "#domain/legal/legal-texts.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

const SITE = { ...TEST_SITE, replyWithinHours: 1, holdHours: 24 };

const IT = wordsOf("it");
const requestPromise = say(IT, IT.priceBox.requestPromise, { hours: promisedHours(IT, SITE) });

const NOW = new Date("2026-11-29T10:00:00Z");

const SOON = {
  createdAt: NOW,
  status: "requested",
  delivery: createBaseDelivery("Milano"),
  terms: { deposit: 1_000_000 },
  pickup: { date: "2026-12-10", time: "10:00" },
} as RenterBooking["booking"];

const RECEIPT = { kind: "contact" as const, reference: "RQ-7K3MQD", rows: [], waitingSince: NOW };

test.each<[string, ReactNode, number]>([
  ["the terms", <TermsPage key="terms" rows={[]} texts={NO_LEGAL_TEXTS} crumbs={[]} />, 2],
  ["the hub", <WhyChoose key="hub" />, 1],
  ["the contacts", <ContactsPage photographed={[]} key="contacts" nextAnswer={null} hasPicture crumbs={[]} />, 2],
  [
    "the club",
    <ClubPage key="club" upcoming={[]} past={[]} testimonials={[]} countries={[]} requestedEvent={null} crumbs={[]} />,
    4,
  ],
  [
    "an enquiry",
    <EnquiryPage key="enquiry" receipt={RECEIPT} conversation={null} messageKey="k" refused={undefined} />,
    2,
  ],
  ["what follows a request", <NextSteps key="steps" booking={SOON} />, 1],
])("%s: the reply promise is singular when it is one hour", (_, element, times) => {
  const router = createMemoryRouter([{ path: "*", element }]);
  const { container } = renderOnSite(<RouterProvider router={router} />, { site: SITE });
  const text = container.textContent.replaceAll("\u00a0", " ");
  expect(text).not.toContain("1 ore");
  expect(text.match(/[Ee]ntro 1 ora/g)).toHaveLength(times);
});

test("every stand-alone sentence with the reply promise is singular for one hour", () => {
  for (const said of [
    bookingLead(IT, SOON, null, SITE),
    say(IT, IT.brandPages.askForModel, { promised: promisedHours(IT, SITE) }),
    requestPromise,
  ])
    expect(said).toMatch(/ntro 1 ora/);
});
