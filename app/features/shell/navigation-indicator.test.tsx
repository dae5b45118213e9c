import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Form, Link, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NavigationIndicator } from "#app/features/shell/navigation-indicator.tsx";

/** Two pages, the second of which answers when it is told to. */
function openSite() {
  let answer = () => {};
  const next = () =>
    new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
  const frame = (
    <>
      <NavigationIndicator />
      <Link to="/next">
        <b>Avanti</b>
      </Link>
      <Form action="/next">
        <button type="submit">Applica</button>
      </Form>
      <Outlet />
    </>
  );
  const routes = [
    {
      element: frame,
      children: [
        { path: "/", element: null },
        { path: "/next", loader: next, element: <p>Arrivata</p> },
      ],
    },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return { answer: () => act(async () => answer()) };
}

test.each([
  ["link", () => screen.getByText("Avanti"), () => screen.getByRole("link")],
  ["filter's button", () => screen.getByText("Applica"), () => screen.getByRole("button")],
])("the pressed %s is busy until its page is there, and it is said", async (_, touched, control) => {
  const { answer } = openSite();
  fireEvent.click(touched());
  await waitFor(() => expect(control().getAttribute("aria-busy")).toBe("true"));
  expect(screen.getByText("Apro la pagina…")).toBeDefined();
  await answer();
  await screen.findByText("Arrivata");
  expect(control().hasAttribute("aria-busy")).toBe(false);
  expect(screen.queryByText("Apro la pagina…")).toBeNull();
});
