import { screen } from "@testing-library/react";
import { pino } from "pino";
import { createMemoryRouter, MemoryRouter, RouterContextProvider, RouterProvider, useRouteError } from "react-router";
import { expect, test } from "vitest";
import { type AppContext, appContext } from "#server/context.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";
import { callService } from "./call-service.ts";
import { PageError } from "./page-error";

const show = (error: unknown) =>
  renderOnSite(
    <MemoryRouter initialEntries={["/auth/signup?a=1"]}>
      <PageError error={error} />
    </MemoryRouter>,
  );

// Rule: product.md#nothing-typed-is-lost
test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "without a connection the page says so, without a picture, and offers a retry: %s",
  (message) => {
    show(new TypeError(message));
    expect(screen.getByRole("heading", { name: "La connessione si è interrotta" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Riprova" }).getAttribute("href")).toBe("/auth/signup?a=1");
    expect(document.querySelector("img")).toBeNull();
  },
);

const Nothing = () => null;
const Refused = () => <PageError error={useRouteError()} />;
// Rule: product.md#bad-input "database down"
test("with the database down the page says so, and that nothing is lost", async () => {
  const context = new RouterContextProvider();
  context.set(appContext, { logger: pino({ level: "silent" }) } as unknown as AppContext);
  const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const loader = () => callService(context, () => Promise.reject(refused), undefined);
  await expect(loader()).rejects.toMatchObject({ init: { status: 503, headers: { "retry-after": "10" } } });
  const page = { path: "/", loader, Component: Nothing, HydrateFallback: Nothing, ErrorBoundary: Refused };
  renderOnSite(<RouterProvider router={createMemoryRouter([page])} />);
  expect(await screen.findByRole("heading", { name: "Torniamo tra un momento" })).toBeTruthy();
  expect(screen.getByText(/Riprova fra qualche minuto: non hai perso nulla\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: TEST_SITE.phone }).getAttribute("href")).toBe(TEST_SITE.phoneHref);
});

test("a server error is not reported as a connection error", () => {
  show(new TypeError("undefined is not a function"));
  expect(screen.getByRole("heading", { name: "Qualcosa si è fermato" })).toBeTruthy();
});
