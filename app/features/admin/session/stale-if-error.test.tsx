import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createBrowserRouter, type DataRouter, RouterProvider, useRouteError } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "#app/features/admin/api-client.ts";
import { loadShell } from "#app/features/admin/session/load-shell.ts";
import { serveStaleIfError } from "#app/features/admin/session/stale-if-error.ts";
import { StaleScreenNotice } from "#app/features/admin/shell/panel-shell.tsx";

const read = vi.fn<() => Promise<string>>();

function Failed() {
  const error = useRouteError();
  return <p>{error instanceof ApiProblem ? `Non mostrata: ${error.status}` : "Guasto"}</p>;
}

let router: DataRouter;
beforeEach(() => {
  read.mockReset().mockResolvedValue("uno");
  window.history.replaceState(null, "", "/richiesta");
  router = createBrowserRouter([
    {
      path: "/",
      middleware: [serveStaleIfError],
      ErrorBoundary: Failed,
      hydrateFallbackElement: <p>Caricamento</p>,
      children: [
        {
          id: "screen",
          path: ":name",
          loader: () => read(),
          element: (
            <>
              <StaleScreenNotice />
              <textarea aria-label="Risposta" />
            </>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
});

// Rule: product.md#nothing-typed-is-lost "A call that fails"
test("keeps a screen that cannot be revalidated, with what is typed, and marks it stale until it can", async () => {
  const text = await screen.findByLabelText<HTMLTextAreaElement>("Risposta");
  fireEvent.change(text, { target: { value: "Gentile Ada" } });
  for (const away of [new ApiProblem(0, ""), new ApiProblem(503, ""), new TypeError("Failed to fetch")]) {
    read.mockRejectedValueOnce(away);
    await act(() => router.revalidate());
    await screen.findByText(/può non essere aggiornato/);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Risposta").value).toBe("Gentile Ada");
  }
  await act(() => router.revalidate());
  await waitFor(() => expect(screen.queryByText(/può non essere aggiornato/)).toBeNull());
});

test("shows the error for a refusal, or for a screen that is opened for the first time", async () => {
  await screen.findByLabelText("Risposta");
  read.mockRejectedValueOnce(new ApiProblem(404, ""));
  await act(() => router.revalidate());
  await screen.findByText("Non mostrata: 404");
  read.mockResolvedValueOnce("due");
  await act(() => router.navigate("/altra"));
  await screen.findByLabelText("Risposta");
  read.mockRejectedValueOnce(new ApiProblem(503, ""));
  await act(() => router.navigate("/terza"));
  await screen.findByText("Non mostrata: 503");
});

test("keeps the shell when the server is unreachable; redirects a signed-out user when no panel can ask", async () => {
  const { signal } = new AbortController();
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await loadShell(lost, { signal, shown: "shell" })).toBe("shell");
  await expect(loadShell(lost, { signal, shown: null })).rejects.toThrow("Failed to fetch");
  const denied = Object.assign(new Error("denied"), { status: 403 });
  await expect(loadShell(() => Promise.reject(denied), { signal, shown: "shell" })).rejects.toBe(denied);
});
