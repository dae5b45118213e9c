// Rule: product.md#invitations
import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { InvitationPage } from "#app/features/auth/invitation-page.tsx";
import type { InvitationPageData } from "#domain/pages/private-pages.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const known = { email: "ada@prova.example", role: "seo_manager" } as const;
const renderPage = (page: InvitationPageData) => {
  const element = <InvitationPage token="k" page={page} notice={null} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
};
const form = () => document.querySelector("form");
const FOR_ADA = "L'invito è per ada@prova.example, con il ruolo «SEO manager».";

test("a new user chooses name and password in a plain form that carries the token", () => {
  renderPage({ step: "new-account", ...known });
  expect(screen.getByText(FOR_ADA)).toBeTruthy();
  expect([form()?.getAttribute("action"), form()?.method]).toEqual(["/auth/invito?token=k", "post"]);
  expect(form()?.querySelector<HTMLInputElement>("[name=token]")?.value).toBe("k");
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("new-password");
  expect(screen.getByRole("button", { name: "Crea il mio account" })).toBeTruthy();
});

test("a user with an account is sent to the sign-in and back", () => {
  renderPage({ step: "sign-in", ...known });
  const link = screen.getByRole("link", { name: "Accedi per accettare" });
  expect(link.getAttribute("href")).toBe("/auth/login?next=%2Fauth%2Finvito%3Ftoken%3Dk");
  expect(form()).toBeNull();
});

test("a signed-in user accepts with one button", () => {
  renderPage({ step: "accept", ...known });
  expect(form()?.querySelector<HTMLInputElement>("[name=token]")?.value).toBe("k");
  expect(screen.getByRole("button", { name: "Accetta l'invito" })).toBeTruthy();
});

test("shows a user of another account who is signed in, and offers to sign out", () => {
  renderPage({ step: "other-user", ...known, signedInAs: "bruno@prova.example" });
  expect(screen.getByText(/Adesso sei entrato come bruno@prova\.example/)).toBeTruthy();
  expect(form()?.getAttribute("action")).toBe("/auth/logout");
});

test("an invalid link reveals no name", () => {
  renderPage({ step: "closed" });
  expect(screen.getByText(/Questo invito non vale più/)).toBeTruthy();
  expect(document.body.textContent).not.toContain("@");
  expect(form()).toBeNull();
});
