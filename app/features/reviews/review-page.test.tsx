import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { RefusedReview } from "#app/features/reviews/review-form.tsx";
import { ReviewPage } from "#app/features/reviews/review-page.tsx";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const REVIEW: RenterReview = {
  status: "asked",
  vehicle: "Ferrari 296 GTB",
  images: ["/pictures/cars/ferrari-296-gtb/studio-1200.webp"],
  returnedOn: "2026-12-13",
  stars: null,
  body: "",
  shownName: "Ada P.",
  answer: null,
};

function renderReview(review: RenterReview, refused?: RefusedReview) {
  const router = createMemoryRouter([{ path: "/", element: <ReviewPage review={review} refused={refused} /> }]);
  renderOnSite(<RouterProvider router={router} />);
}

// Rule: product.md#reviews
test("stars are labelled radio buttons, and a refused form keeps its values", () => {
  renderReview(REVIEW, {
    refusal: "Controlla i campi evidenziati.",
    problems: [{ path: "body", message: "Racconta in almeno 20 caratteri com'è andata." }],
    typed: { stars: "4", body: "Bella.", shown_name: "Ada" },
  });
  expect(screen.getByRole("img", { name: "Ferrari 296 GTB" }).getAttribute("src")).toContain("/studio-");
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 stelle su 5" }).checked).toBe(true);
  const body = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Com'è andata?" });
  expect([body.value, body.getAttribute("aria-invalid")]).toEqual(["Bella.", "true"]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nome da mostrare" }).value).toBe("Ada");
});

test("a moderated review shows its text and the company's answer instead of the form", () => {
  renderReview({ ...REVIEW, status: "published", stars: 5, body: "Perfetta.", answer: "Grazie, Ada." });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Perfetta.")).toBeDefined();
  expect(screen.getByText("Grazie, Ada.")).toBeDefined();
});
