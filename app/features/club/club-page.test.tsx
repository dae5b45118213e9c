// Rule: product.md#club
import { cleanup, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ClubPage } from "#app/features/club/club-page.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const EVENT: Omit<ClubEventState, "id" | "slug" | "state"> = {
  title: "Cena",
  description: "Una cantina.",
  place: "Erbusco",
  heldOn: "2027-01-23",
  places: 14,
  placesGiven: 0,
  status: "open",
  image: null,
  remaining: 14,
};

function renderPage(coming: ClubEventState[] = [], testimonials: readonly Testimonial[] = []) {
  const element = (
    <ClubPage
      upcoming={coming}
      past={[]}
      testimonials={testimonials}
      countries={["Italia", "Francia"]}
      requestedEvent={null}
      crumbs={[]}
    />
  );
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("the club page explains the club and its four benefits: privileges with discounts, upgrades, previews and points", () => {
  renderPage();
  expect(screen.getByRole("region", { name: "Che cos'è" }).textContent).toContain("Dal 2010");
  const benefits = within(screen.getByRole("region", { name: "I benefici" })).getAllByRole("listitem");
  expect(benefits.map((benefit) => benefit.querySelector("h3")?.textContent)).toEqual([
    "Eventi privati",
    "Gastronomia",
    "Esperienze uniche",
    "Privilegi",
  ]);
  expect(benefits[3]?.textContent).toMatch(/fino al 30\s?%.*gratuito.*categoria superiore.*anteprime.*punti fedeltà/);
});

// Rule: product.md#club "The form asks"
test("an open event takes requests, an announced one messages, a cancelled one neither", () => {
  const event = (state: ClubEventState["state"]): ClubEventState => ({
    ...EVENT,
    id: state,
    slug: state,
    title: `Cena ${state}`,
    state,
  });
  renderPage([event("open"), event("planned"), event("cancelled")]);
  const events = within(screen.getByRole("region", { name: "I prossimi eventi" }));
  expect(
    events.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
  ).toEqual([
    ["Chiedi un posto: Cena open", "/community-vip?event=open#richiesta"],
    ["Scrivici: Cena planned", "#richiesta"],
  ]);
});

const ELENA = { text: "Una bella strada.", name: "Elena", place: "Milano", isInvented: true };
const ADA = { text: "Una bella cena.", name: "Ada", place: "Roma", isInvented: false };
const voices = () => screen.queryByRole("region", { name: "Le parole dei membri" });
const ALL_INVENTED = "Persone e nomi sono di fantasia.";

// Rule: product.md#club "Testimonials are quotes"
test("the page states once that all members are invented, or marks each invented one among real ones", () => {
  renderPage([], [ELENA, { ...ELENA, text: "Ancora." }]);
  expect(voices()?.querySelectorAll("figure")).toHaveLength(2);
  expect(voices()?.textContent).toContain(ALL_INVENTED);
  cleanup();
  renderPage([], [ELENA, ADA]);
  expect(voices()?.textContent).toContain("Milano, persona di fantasia");
  expect(voices()?.textContent).not.toContain(ALL_INVENTED);
  expect(screen.getByText("Roma")).toBeDefined();
});

// Rule: product.md#club "Testimonials are quotes"
test("without testimonials the page has no section for them", () => {
  renderPage();
  expect(voices()).toBeNull();
});
