import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useQueryState } from "./query-state.ts";

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

test("a filter chosen while the list still answers the one before adds to it", async () => {
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
