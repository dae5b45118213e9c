import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import { AuthPictureContext } from "#app/features/auth/auth-picture.ts";
import { ForgottenPasswordPage } from "#app/features/auth/forgotten-password-page.tsx";
import { LoginPage } from "#app/features/auth/login-page.tsx";
import { ResetPasswordPage } from "#app/features/auth/reset-password-page.tsx";
import { SecondFactorPage } from "#app/features/auth/second-factor-page.tsx";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import { VerifyEmailPage } from "#app/features/auth/verify-email-page.tsx";
import { SiteScopeProvider } from "#app/features/shell/site-scope.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

const renderPage = (element: ReactNode) =>
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);

/** The constraints that the browser checks before it submits the form. */
function browserConstraintsOf(label: string) {
  const { type, required, minLength } = screen.getByLabelText<HTMLInputElement>(label);
  return { type, required, minLength };
}

// Rule: product.md#sign-in
test("the sign-in requires address and password and links to the sign-up", () => {
  renderPage(<LoginPage notice={null} wanted={null} />);
  expect(browserConstraintsOf("Email")).toMatchObject({ type: "email", required: true });
  expect(browserConstraintsOf("Password")).toMatchObject({ type: "password", required: true });
  expect(screen.getByRole("link", { name: "Registrati" }).getAttribute("href")).toBe("/auth/signup");
});

// Rule: product.md#new-installation
test("the picture, which shows a car, is not there for a company without cars", () => {
  const drawings = () => document.querySelectorAll('img[src*="/pictures/heroes/"]').length;
  renderPage(<LoginPage notice={null} wanted={null} />);
  expect(drawings()).toBe(2);
  cleanup();
  renderPage(
    <AuthPictureContext value={false}>
      <LoginPage notice={null} wanted={null} />
    </AuthPictureContext>,
  );
  expect(drawings()).toBe(0);
});

// Rule: product.md#site-configuration "Countries and cities"
test("the foot of the page names the company's main cities, if there are any", () => {
  renderPage(
    <SiteScopeProvider
      served={{ countries: ["Italia"], leadingCities: ["Roma", "Bologna"], cityPages: {}, jets: true, articles: true }}
    >
      <LoginPage notice={null} wanted={null} />
    </SiteScopeProvider>,
  );
  expect(screen.getByText("Riservato al personale. Roma, Bologna.")).toBeDefined();
  cleanup();
  renderPage(<LoginPage notice={null} wanted={null} />);
  expect(screen.getByText("Riservato al personale.")).toBeDefined();
});

// Rule: product.md#sign-up
test("the sign-up has an optional name, requires six characters of password and links to the sign-in", () => {
  renderPage(<SignupPage />);
  expect(browserConstraintsOf("Nome e cognome (facoltativo)")).toMatchObject({ required: false });
  expect(browserConstraintsOf("Email")).toMatchObject({ type: "email", required: true });
  expect(browserConstraintsOf("Password")).toEqual({ type: "password", required: true, minLength: 6 });
  expect(screen.getByRole("button", { name: "Registrati" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Accedi" }).getAttribute("href")).toBe("/auth/login");
});

/** Renders a page with the result of its action. */
const renderWithResult = (element: ReactNode, page: AuthFormResult) =>
  renderOnSite(
    <RouterProvider
      router={createMemoryRouter([{ id: "page", path: "*", element }], { hydrationData: { actionData: { page } } })}
    />,
  );

// Rule: product.md#messages "Sign-up"
test("a refused sign-up shows the server's message above the form, at its field and in a toast", async () => {
  const problem = "La password deve avere almeno 6 caratteri.";
  const answer = { message: "Controlla i campi evidenziati.", problems: { password: problem }, values: {} };
  renderWithResult(<SignupPage />, answer);
  expect(within(screen.getByRole("main")).getByRole("alert").textContent).toBe(answer.message + problem);
  expect(screen.getByLabelText<HTMLInputElement>("Password").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.querySelector("[data-toast]")?.textContent).toContain(answer.message));
});

// Rule: product.md#sign-in
test("a refused sign-in keeps the address and clears the password", () => {
  const answer = { message: "E-mail o password non corretti.", problems: {}, values: { email: "ada@prova.example" } };
  renderWithResult(<LoginPage notice={null} wanted={null} />, answer);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@prova.example");
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  expect([password.value, document.activeElement]).toEqual(["", password]);
});

// Rule: product.md#nothing-typed-is-lost
test.each([
  ["sign-in", <LoginPage key="" notice={null} wanted={null} />, "Errore durante l'accesso"],
  ["second factor", <SecondFactorPage key="" usesBackupCode={false} returnPath="" />, "Errore durante l'accesso"],
  ["sign-up", <SignupPage key="" />, "Errore durante la registrazione"],
  [
    "forgotten password",
    <ForgottenPasswordPage key="" sent={false} />,
    "Non è stato possibile inviare l'e-mail. Riprova.",
  ],
  [
    "new password",
    <ResetPasswordPage key="" token="k" link="open" />,
    "Non è stato possibile cambiare la password. Riprova.",
  ],
  [
    "address",
    <VerifyEmailPage key="" token="k" isResent={false} />,
    "Non è stato possibile verificare l'indirizzo. Riprova.",
  ],
])("the form of the %s contains a hidden message for connection failures", (_what, page, words) => {
  renderPage(page);
  const line = screen.getByText(words);
  expect([line.hidden, line.closest("form")?.dataset.submitWithoutNavigation]).toEqual([true, ""]);
});
