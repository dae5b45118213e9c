import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

test.each([
  ["/magazine/nessun-articolo", "Tutti gli articoli", "/magazine"],
  ["/en/magazine/nessun-articolo", "Tutti gli articoli", "/magazine"],
  ["/nessuna-pagina/qui", "Tutta la collezione", "/explore"],
])("%s links to the home page and to the page that the address probably meant", (address, name, way) => {
  renderOnSite(
    <MemoryRouter initialEntries={[address]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Torna alla home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(way);
});
