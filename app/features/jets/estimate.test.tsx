import { cleanup, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { EstimatePanel } from "#app/features/jets/estimate-panel.tsx";
import { ArrivalVehicleChoice } from "#app/features/jets/quote-request-section.tsx";
import { parseJetQuoteDraft, toTrip } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import type { FlyingJet } from "#domain/jets/leg-estimate.ts";
import { estimateTrip, type ListPrice } from "#domain/jets/trip-estimate.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const JET: FlyingJet = {
  slug: "jet",
  type: "Light Jet",
  passengers: 8,
  rangeKm: 3800,
  cruiseSpeedKmh: 800,
  hourlyRate: 320_000,
};

/** Renders the estimate for a URL of the quote form. */
function renderHub(query: string, changes: Partial<JetQuoteForm> = {}, listPrice: ListPrice = () => undefined) {
  const draft = parseJetQuoteDraft(new URLSearchParams(query));
  const estimate = estimateTrip(toTrip(draft), [JET], listPrice);
  const quote: JetQuoteForm = {
    draft,
    problems: [],
    estimate,
    isExample: false,
    trip: null,
    cars: null,
    jet: null,
    today: "2026-11-22",
    ...changes,
  };
  const element = <EstimatePanel quote={quote} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

describe("an estimate of a route without a day", () => {
  // Rule: product.md#popular-routes
  test("has the date field and the button beside it, and keeps the other values", () => {
    renderHub("from=Milano&to=Zurigo&passengers=6&jet=jet");
    const form = screen.getByRole("form", { name: "Richiedi Preventivo" });
    expect(within(form).getByRole("button", { name: "Richiedi Preventivo" })).toBeDefined();
    expect(form.querySelector(`[name="date"]`)).not.toBeNull();
    const hiddenFields = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [
      name,
      value,
    ]);
    expect(hiddenFields).toEqual(
      expect.arrayContaining([
        ["from", "Milano"],
        ["to", "Zurigo"],
        ["passengers", "6"],
        ["jet", "jet"],
      ]),
    );
  });

  test("of several legs links to its form", () => {
    renderHub("from=Milano&to=Zurigo&from=Zurigo&to=Vienna");
    expect(screen.getByRole("link", { name: "Completa il viaggio" }).getAttribute("href")).toContain("#preventivo");
  });

  test("asks for no date when it is an example", () => {
    renderHub("from=Milano&to=Zurigo", { isExample: true });
    expect(screen.queryByRole("form")).toBeNull();
  });
});

describe("a jet from a jet's page", () => {
  const jet = { slug: "cessna-citation-cj3-plus", title: "Cessna Citation CJ3+" };
  const expectedText = /Cessna Citation CJ3\+ non ha i posti o l'autonomia/;

  // Rule: product.md#jets-estimate "Fit"
  test("is not called unsuitable for an example trip", () => {
    renderHub("from=Roma&to=Parigi", { isExample: true, jet });
    expect(screen.queryByText(expectedText)).toBeNull();
  });

  // Rule: product.md#jets-estimate "Fit"
  test("is called unsuitable for the requested trip", () => {
    renderHub("from=Roma&to=Parigi", { jet });
    expect(screen.getByText(expectedText)).toBeDefined();
  });
});

// Rule: product.md#jets-estimate "Price"
test("the note about the list price appears only where the list price replaces the hours", () => {
  const expectedText = /Dove le ore costerebbero meno, vale il prezzo di listino della tratta\./;
  renderHub("from=Milano&to=Zurigo", {}, () => 380_000);
  expect(screen.getByText(/3\.800/)).toBeDefined();
  expect(screen.getByText(expectedText)).toBeDefined();
  cleanup();
  renderHub("from=Milano&to=Zurigo", {}, () => 320_000);
  expect(screen.queryByText(expectedText)).toBeNull();
});

// Rule: product.md#jets-estimate
test("a place reached by road says why nobody flies there", () => {
  renderHub("from=Milano&to=Como");
  expect(screen.getByText(/Como non ha un aeroporto suo/)).toBeDefined();
});

// Rule: product.md#jets-estimate "More people than the largest jet seats"
test("more passengers than the largest jet seats are estimated with two jets", () => {
  renderHub("from=Milano&to=Zurigo&passengers=16");
  expect(screen.getByText(/Nessun jet ha 16 posti: la stima è di 2 jet/)).toBeDefined();
});

test("the label of a car at the arrival contains no block element", () => {
  const vehicle = { id: "1", slug: "a", brand: "A", name: "B", images: ["/a.webp"], imageAlts: {}, fromRate: 100_000 };
  const cars = { city: "Zurigo", from: "2026-12-01", to: "2026-12-03", vehicles: [vehicle as unknown as Vehicle] };
  renderOnSite(<ArrivalVehicleChoice cars={cars} selectedSlug="" error={undefined} />);
  expect(screen.getByText("A B")).toBeDefined();
  expect(document.querySelector("label div")).toBeNull();
});
