// Rule: product.md#advertised-points
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { bookingLead, practicalRows, replyWithinStep } from "#app/features/bookings/booking-texts.ts";
import { WhyChoose } from "#app/features/catalogue/why-choose.tsx";
import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { furtherOptionsText } from "#app/features/explore/explore-results.tsx";
import { buildServices } from "#app/features/home/home-page.tsx";
import { quoteLead } from "#app/features/quotes/quote-texts.ts";
import { SiteLayout } from "#app/features/shell/site-layout.tsx";
import { listAdvertisedPoints } from "#domain/company/advertised-points.ts";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { contactsHead } from "#domain/seo/heads/content-heads.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE_URL } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { DAYTIME_SITE, SITE_WITHOUT_HOURS, TEST_SITE } from "#test/site.ts";

const WORDS = wordsOf("it");

type Site = typeof TEST_SITE;
const EVERY_HOUR = /24\/7|a ogni ora|24 ore su 24/;
const evening = { waitingSince: new Date("2026-11-29T22:00:00+01:00") };
const ordered = { status: "accepted", order: "OR-7K3MQD" } as CustomerQuote;

const textOf = (element: ReactNode, site: Site): string => {
  const router = createMemoryRouter([{ path: "*", element }]);
  const { container, unmount } = renderOnSite(<RouterProvider router={router} />, { site });
  const text = container.textContent;
  unmount();
  return text;
};

/** Every public text that claims hours, by where it is. */
const claims = (site: Site): Record<string, string> => ({
  banner: textOf(<SiteLayout>{null}</SiteLayout>, site),
  reasons: textOf(<WhyChoose />, site),
  contacts: textOf(<ContactsPage photographed={[]} nextAnswer={null} hasPicture crumbs={[]} />, site),
  contactsHead: JSON.stringify(contactsHead(WORDS, { site, siteUrl: TEST_SITE_URL }, "2026-11-21")),
  benefit: JSON.stringify(listAdvertisedPoints(WORDS, site, [])),
  services: JSON.stringify(buildServices(wordsOf("it"), site)),
  results: furtherOptionsText(wordsOf("it"), site.hours),
  jetFaqs: JSON.stringify(buildJetFaqs(WORDS, site, null)),
  confirmed: bookingLead(WORDS, { status: "confirmed", createdAt: evening.waitingSince }, null, site),
  active: bookingLead(WORDS, { status: "active", createdAt: evening.waitingSince }, null, site),
  caller: JSON.stringify(
    practicalRows(WORDS, { note: "", renter: { name: "Ada", phone: null, email: null }, status: "confirmed" }, site),
  ),
  order: quoteLead(WORDS, { ...ordered, orderStatus: "confirmed" }, site),
  cancelledOrder: quoteLead(WORDS, { ...ordered, orderStatus: "cancelled" }, site),
});

test("the demo answers at every hour wherever hours are claimed", () => {
  for (const [place, text] of Object.entries(claims(TEST_SITE))) expect(text, place).toMatch(EVERY_HOUR);
});

test("a house that answers from 8 to 20 claims nothing else", () => {
  const { banner, contactsHead: head, ...sentences } = claims(DAYTIME_SITE);
  expect(banner).toContain("Assistenza al telefono");
  expect(head).toContain("Telefono e WhatsApp ogni giorno dalle 8 alle 20");
  for (const [place, text] of Object.entries(sentences)) expect(text, place).toContain("ogni giorno dalle 8 alle 20");
  for (const text of [banner, head, ...Object.values(sentences)]) expect(text).not.toMatch(EVERY_HOUR);
});

test("a company without hours has the same sentences without them", () => {
  const { contacts, order, services, caller } = claims(SITE_WITHOUT_HOURS);
  expect(contacts).toContain("Al telefono risponde una persona. Per iscritto, entro 2 ore.");
  expect(order).toContain("siamo al telefono: +39");
  expect(services).toContain("Concierge, anche per prenotare");
  expect(caller).toContain("noi rispondiamo al +39 02 0000 0000.");
  for (const text of Object.values(claims(SITE_WITHOUT_HOURS))) expect(text).not.toMatch(EVERY_HOUR);
});

describe("after hours", () => {
  // Rule: product.md#contacts-and-legal-pages
  test("the contact page says when somebody answers next", () => {
    expect(
      textOf(<ContactsPage photographed={[]} nextAnswer="domani alle 8" hasPicture crumbs={[]} />, DAYTIME_SITE),
    ).toContain(
      "Al telefono risponde una persona, ogni giorno dalle 8 alle 20. Rispondiamo di nuovo domani alle 8. Per iscritto, entro 2 ore lavorative.",
    );
  });
  // Rule: product.md#reply-promise "Pages and mails"
  test("a request that was sent is promised its deadline", () => {
    const due = "entro le 10:00 di lunedì 30 novembre";
    expect(bookingLead(WORDS, { status: "requested", createdAt: evening.waitingSince }, null, DAYTIME_SITE)).toContain(
      due,
    );
    expect(replyWithinStep(WORDS, evening.waitingSince, DAYTIME_SITE)).toBe("Entro le 10:00 di lunedì 30 novembre");
  });
});
