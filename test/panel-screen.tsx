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
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the screen sent.
  body: any;
}

/**
 * What the API answers to a call; undefined is the usual success, a body of null an empty answer that is no JSON, status 0 no answer at all.
 * Whatever else is not what the contract says of the call fails the test.
 */
type MockResponses = (call: SentCall) => { status?: number; body?: unknown } | undefined;

/** A screen of the panel as it stands in the shell, and every call it makes of the API, which `answers` plays. */
export function renderScreen(screen: ReactNode, answers: MockResponses = () => undefined, address = "/"): SentCall[] {
  const calls: SentCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? "GET", path: String(input), body };
    calls.push(call);
    const { pathname } = new URL(call.path, location.origin);
    const name = findCalledEndpoint(call.method, pathname);
    if (!name) throw new Error(`${call.method} ${pathname} is no call of the contract`);
    const { status = successStatusOf(name), body: answer = defaultResponse(name) } = answers(call) ?? {};
    if (status === 0) throw new TypeError("Failed to fetch");
    if (answer === null) return new Response(null, { status });
    const response = new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
    });
    // The screen would read it as a connection that failed; said to the console, it fails the test.
    await assertMatchesContract(call.method, pathname, response).catch(console.error);
    return response;
  });
  const element = <ToastProvider>{screen}</ToastProvider>;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: [address] })} />);
  return calls;
}

/** A refusal of the API with its reason; without one, what a proxy or a broken connection leaves: nothing. */
export const errorResponse = (status: number, detail = "", errors: { path: string; message: string }[] = []) => ({
  status,
  body: detail === "" ? null : { type: "about:blank", title: "Errore", status, detail, errors },
});

/** Waits for a toast with exactly these words (product.md#messages); a failure is also read out, from another place. */
export async function expectToast(text: string): Promise<HTMLElement> {
  const toasts = () => [...document.querySelectorAll<HTMLElement>("[data-toast]")];
  const findToast = () => toasts().find((toast) => toast.querySelector("p")?.textContent === text);
  await waitFor(() => expect(findToast(), `a toast that says "${text}"`).toBeDefined());
  return findToast() as HTMLElement;
}

/** What is asked inside the open dialog; a toast is none. */
export function withinDialog() {
  const dialog = document.querySelector<HTMLElement>("[data-dialog-size]");
  if (!dialog) throw new Error("No dialog is open");
  return within(dialog);
}
