import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import { signUpSchema } from "#domain/forms/access.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

// Rule: product.md#public-forms
test("the error summary of a sign-in form lists the problems in field order and links each to its field", () => {
  const values = { name: "\u0007", email: "ada@", password: "abc" };
  const { password: _password, ...valuesWithoutPassword } = values;
  const issues = signUpSchema.safeParse(values).error?.issues ?? [];
  const problems = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
  const actionData = { page: { message: "Controlla i campi evidenziati.", problems, values: valuesWithoutPassword } };
  const routes = [{ id: "page", path: "*", element: <SignupPage /> }];
  renderOnSite(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { actionData } })} />);
  const lines = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("#"));
  const linkedFields = lines.map((line) => document.getElementById(line.getAttribute("href")?.slice(1) ?? ""));
  expect(lines.map(({ textContent }) => textContent)).toEqual(Object.values(problems));
  expect(linkedFields.map((field) => field?.getAttribute("name"))).toEqual(["name", "email", "password"]);
  // Browser validation reports one field only: with scripts the server validates the form (app/browser/server-validation.ts).
  expect(document.querySelector("form")?.dataset.serverValidated).toBe("");
  // The first invalid field has the focus, and the response never contains the password.
  expect(document.activeElement?.getAttribute("name")).toBe("name");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
});
