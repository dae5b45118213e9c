// Rule: product.md#club
import { screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ClubPage } from "#app/features/club/club-page.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
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

function renderPage(coming: ClubEventState[] = []) {
  const element = (
    <ClubPage upcoming={coming} past={[]} countries={["Italia", "Francia"]} requestedEvent={null} crumbs={[]} />
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

test("the page shows three testimonials and says that they are invented", () => {
  renderPage();
  const voices = within(screen.getByRole("region", { name: "Le parole dei membri" }));
  expect(voices.getAllByRole("figure")).toHaveLength(3);
  expect(voices.getByText("Persone e nomi sono di fantasia.")).toBeDefined();
});
