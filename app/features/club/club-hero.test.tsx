import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClubHero } from "#app/features/club/club-hero.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

test("the club's first view leads to the request and to the benefits", () => {
  renderOnSite(<ClubHero />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Diventa Membro", "#richiesta"],
    ["Scopri i Benefici", "#benefici"],
  ]);
});
