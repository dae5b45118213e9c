import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { CategoryCarousel } from "#app/features/home/category-carousel.tsx";
import { HomePage, type HomePageProps } from "#app/features/home/home-page.tsx";
import { JetHubPage } from "#app/features/jets/jet-hub-page.tsx";
import { PrivacyPage } from "#app/features/legal/privacy-page.tsx";
import { TermsPage } from "#app/features/legal/terms-page.tsx";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";
import { SiteLayout } from "#app/features/shell/site-layout.tsx";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { NO_LEGAL_TEXTS } from "#domain/legal/legal-texts.ts";
import type { Offers } from "#domain/offers/offers.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

const NOTHING: Offers = { jets: false, experiences: false, club: false, magazine: false };

function renderPage(page: ReactNode, offers: Partial<Offers>) {
  const routes = [{ path: "*", element: <SiteLayout>{page}</SiteLayout> }];
  const router = createMemoryRouter(routes, { initialEntries: ["/magazine/un-articolo"] });
  const site = { ...TEST_SITE, offers: { ...TEST_SITE.offers, ...offers } };
  return renderOnSite(<RouterProvider router={router} />, { site }).container;
}

const categoryCounts = (counted: readonly string[]) =>
  Object.fromEntries(
    CATEGORY_SLUGS.map((slug) => [slug, { count: counted.includes(slug) ? 1 : 0, fromRate: 50_000 }]),
  ) as HomePageProps["categoryCounts"];

const PAGES: [string, ReactNode][] = [
  [
    "home",
    <HomePage
      photographed={[]}
      key="home"
      featured={[]}
      hero={null}
      categoryCounts={categoryCounts(CATEGORY_SLUGS)}
      brands={[]}
      cities={[]}
      addedCities={[]}
      places={{ cities: [], otherPlaces: [] }}
      city={null}
      category={null}
      articles={[]}
    />,
  ],
  ["terms", <TermsPage key="terms" rows={[]} texts={NO_LEGAL_TEXTS} crumbs={[]} />],
  ["privacy", <PrivacyPage key="privacy" texts={NO_LEGAL_TEXTS} crumbs={[]} />],
  ["contacts", <ContactsPage photographed={[]} key="contacts" nextAnswer={null} hasPicture crumbs={[]} />],
  ["not found", <NotFoundPage key="not-found" />],
];

// Rule: product.md#offers
// Rule: product.md#offers "Pages and addresses"
// Rule: product.md#unknown-addresses "A page of an offer that is switched off"
test.each(PAGES)("the page %s mentions nothing that is switched off", (_name, page) => {
  const html = renderPage(page, NOTHING).innerHTML.replaceAll(/ (class|id|data-\w+)="[^"]*"/g, "");
  expect(html).not.toMatch(/\b(jet|vol[io]|esperienz[ae]|experience|club|community|magazine)\b/i);
});

// Rule: product.md#offers "Pages and addresses"
test("what stays on is named as a whole", () => {
  const terms = renderPage(<TermsPage rows={[]} texts={NO_LEGAL_TEXTS} crumbs={[]} />, {
    experiences: false,
    club: false,
  });
  expect(terms.textContent).toContain("Le stime dei voli sono indicative");
  expect([...terms.querySelectorAll("h2")].map((heading) => heading.textContent)).toContain("Jet");
  const privacy = renderPage(<PrivacyPage texts={NO_LEGAL_TEXTS} crumbs={[]} />, { jets: false, club: false });
  expect(privacy.textContent).toContain(
    "Esperienze, contatti: nome, e-mail, telefono, messaggio e ciò che chiedi (data).",
  );
  expect(privacy.textContent).toContain("Per un'esperienza, chi la esegue");
});

// Rule: product.md#offers "Without content"
// Rule: product.md#category-carousel
test("a carousel with one card has no arrows", () => {
  const arrows = (counted: readonly string[]) =>
    renderOnSite(<CategoryCarousel photographed={[]} counts={categoryCounts(counted)} />).container.querySelectorAll(
      "[data-arrows]",
    );
  expect(arrows(["suv"])).toHaveLength(0);
  expect(arrows(["suv", "van"])).toHaveLength(1);
});

// Rule: product.md#offers "Without content"
test("the jets' hub without a jet has no form", () => {
  const head = { title: "", description: "", canonical: "", h1: "Noleggio jet privati", crumbs: [] };
  const empty = { departures: [], cities: [], types: [], jets: [], rates: null, refusedRequest: null };
  const hub = { ...empty, quote: { trip: null }, head } as unknown as Parameters<typeof JetHubPage>[0];
  const container = renderPage(<JetHubPage {...hub} />, {});
  expect(screen.getByRole("heading", { name: "La flotta è in preparazione" })).toBeDefined();
  expect(container.querySelector("main form")).toBeNull();
});
