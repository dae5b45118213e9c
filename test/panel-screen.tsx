import { waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, vi } from "vitest";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { assertMatchesContract, findCalledEndpoint, successStatusOf } from "#test/contract.ts";
import { defaultResponse } from "#test/factories/default-responses.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

export interface SentCall {
  method: string;
  path: string;
  /** The fields of the JSON body; empty without one. */
  body: Readonly<Record<string, unknown>>;
}

/**
 * Responses of the API to calls. Undefined means the default success, a body of null an empty response, status 0 a network error. Any other response
 * that violates the contract fails the test.
 */
type MockResponses = (call: SentCall) => { status?: number; body?: unknown } | undefined;

/** Renders a panel screen inside the shell and returns its API calls, which `answers` responds to. */
export function renderScreen(screen: ReactNode, answers: MockResponses = () => undefined, address = "/"): SentCall[] {
  const calls: SentCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const call = { method: init?.method ?? "GET", path: String(input), body };
    calls.push(call);
    const { pathname } = new URL(call.path, location.origin);
    const name = findCalledEndpoint(call.method, pathname);
    if (!name) throw new Error(`${call.method} ${pathname} is not in the API contract`);
    const { status = successStatusOf(name), body: answer = defaultResponse(name) } = answers(call) ?? {};
    if (status === 0) throw new TypeError("Failed to fetch");
    if (answer === null) return new Response(null, { status });
    const response = new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
    });
    // The screen would treat a thrown error as a network error; writing it to the console fails the test.
    await assertMatchesContract(call.method, pathname, response).catch(console.error);
    return response;
  });
  const element = <ToastProvider>{screen}</ToastProvider>;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: [address] })} />);
  return calls;
}

/** An error response of the API with its reason. Without a reason the body is empty, as from a proxy. */
export const errorResponse = (status: number, detail = "", errors: { path: string; message: string }[] = []) => ({
  status,
  body: detail === "" ? null : { type: "about:blank", title: "Errore", status, detail, errors },
});

/** Waits for a toast with exactly this text (product.md#messages). An error toast has a second, hidden copy for screen readers. */
export async function expectToast(text: string): Promise<HTMLElement> {
  const toasts = () => [...document.querySelectorAll<HTMLElement>("[data-toast]")];
  const findToast = () => toasts().find((toast) => toast.querySelector("p")?.textContent === text);
  await waitFor(() => expect(findToast(), `a toast that says "${text}"`).toBeDefined());
  return findToast() as HTMLElement;
}

/** Queries inside the open dialog; toasts are excluded. */
export function withinDialog() {
  const dialog = document.querySelector<HTMLElement>("[data-dialog-size]");
  if (!dialog) throw new Error("No dialog is open");
  return within(dialog);
}
