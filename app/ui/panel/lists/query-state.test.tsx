import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { useQueryState } from "./query-state.ts";
import { ListSearchField } from "./toolbar.tsx";

function Filters() {
  const query = useQueryState();
  return (
    <>
      <button type="button" onClick={() => query.set({ q: "Ferrari" })}>
        Cerca
      </button>
      <button type="button" onClick={() => query.set({ category: "suv" })}>
        SUV
      </button>
    </>
  );
}

const Nothing = () => null;

test("a filter set while the list loads is added to the previous one", async () => {
  const answers: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search === "" ? null : new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const router = createMemoryRouter([{ path: "/lista", element: <Filters />, loader, HydrateFallback: Nothing }], {
    initialEntries: ["/lista"],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByText("Cerca"));
  await waitFor(() => expect(router.state.navigation.location?.search).toBe("?q=Ferrari"));
  fireEvent.click(screen.getByText("SUV"));
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await waitFor(() => expect(router.state.location.search).toBe("?q=Ferrari&category=suv"));
});

test("a filter set before the previous one renders is added to it", async () => {
  const router = createMemoryRouter([{ path: "/lista", element: <Filters /> }], {
    initialEntries: ["/lista?sort=name"],
  });
  render(<RouterProvider router={router} />);
  const [search, suv] = [screen.getByText("Cerca"), screen.getByText("SUV")];
  act(() => {
    search.click();
    suv.click();
  });
  await waitFor(() => expect(router.state.location.search).toBe("?sort=name&q=Ferrari&category=suv"));
});

test("clicking a row right after typing opens it: the search does not navigate back", async () => {
  let answer = () => {};
  const list = (
    <>
      <ListSearchField label="Cerca" />
      <Link to="/scheda">Ada</Link>
    </>
  );
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: "/lista", element: list },
      { path: "/scheda", element: <p>La scheda</p>, loader },
    ],
    { initialEntries: ["/lista"] },
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    render(<RouterProvider router={router} />);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ada" } });
    // On a busy machine the debounce can end before React renders the click.
    await act(async () => {
      fireEvent.click(screen.getByText("Ada"));
      vi.runOnlyPendingTimers();
    });
    await act(() => vi.runOnlyPendingTimersAsync());
  } finally {
    vi.useRealTimers();
  }
  answer();
  expect(await screen.findByText("La scheda")).toBeTruthy();
});
