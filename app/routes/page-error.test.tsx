import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { PageError } from "./page-error";

const show = (error: unknown) =>
  renderOnSite(
    <MemoryRouter initialEntries={["/auth/signup?a=1"]}>
      <PageError error={error} />
    </MemoryRouter>,
  );

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "without a connection the page says so, without a picture, and offers to try again: %s",
  (message) => {
    show(new TypeError(message));
    expect(screen.getByRole("heading", { name: "La connessione si è interrotta" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Riprova" }).getAttribute("href")).toBe("/auth/signup?a=1");
    expect(document.querySelector("img")).toBeNull();
  },
);

test("a fault of ours is none of the connection's", () => {
  show(new TypeError("undefined is not a function"));
  expect(screen.getByRole("heading", { name: "Qualcosa si è fermato" })).toBeTruthy();
});
