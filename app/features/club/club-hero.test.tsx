import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClubHero } from "#app/features/club/club-hero.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "Community VIP", path: "/community-vip" },
];

// Rule: product.md#club
test("the club's first view has the breadcrumbs and links to the request and to the benefits", () => {
  renderOnSite(<ClubHero crumbs={CRUMBS} />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Home", "/"],
    ["Diventa Membro", "#richiesta"],
    ["Scopri i Benefici", "#benefici"],
  ]);
});
