import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { WhyChoose } from "#app/features/catalogue/why-choose.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

// Rule: product.md#advertised-points
// Rule: product.md#rental-pages "Hub: destinations and"
// Rule: product.md#visible-texts
test("the hub lists the reasons to choose the company, with free delivery and support at any hour", () => {
  renderOnSite(<WhyChoose />);
  const reasons = within(screen.getByRole("region", { name: /Why choose \S/ }))
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(reasons).toEqual(expect.arrayContaining(["Assicurazione completa", "Consegna gratuita", "Assistenza 24/7"]));
});
