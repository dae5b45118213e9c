import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LoginPage } from "#app/features/auth/login-page.tsx";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

const open = (element: ReactNode) =>
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);

/** What the browser itself asks of a field before it sends the form. */
function asked(label: string) {
  const { type, required, minLength } = screen.getByLabelText<HTMLInputElement>(label);
  return { type, required, minLength };
}

test("the browser asks for address and password to sign in, and a link leads to the sign-up", () => {
  open(<LoginPage notice={null} wanted={null} />);
  expect(asked("Email")).toMatchObject({ type: "email", required: true });
  expect(asked("Password")).toMatchObject({ type: "password", required: true });
  expect(screen.getByRole("link", { name: "Registrati" }).getAttribute("href")).toBe("/auth/signup");
});

test("to sign up the name may be left out, the password has six characters, and a link leads to the sign-in", () => {
  open(<SignupPage />);
  expect(asked("Nome e cognome (facoltativo)")).toMatchObject({ required: false });
  expect(asked("Email")).toMatchObject({ type: "email", required: true });
  expect(asked("Password")).toEqual({ type: "password", required: true, minLength: 6 });
  expect(screen.getByRole("button", { name: "Registrati" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Accedi" }).getAttribute("href")).toBe("/auth/login");
});

test("what the server refuses in a sign-up is said with its words, above the form and at its field", async () => {
  const problem = "La password deve avere almeno 6 caratteri.";
  const answer = { message: "Controlla i campi evidenziati.", problems: { password: problem }, values: {} };
  renderOnSite(
    <RouterProvider
      router={createMemoryRouter([{ path: "/auth/signup", element: <SignupPage />, action: () => answer }], {
        initialEntries: ["/auth/signup"],
      })}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Registrati" }));
  await screen.findAllByText(answer.message);
  expect(screen.getByLabelText<HTMLInputElement>("Password").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
});
