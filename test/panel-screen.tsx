import { waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, vi } from "vitest";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { checkAnswer, endpointCalled, successOf } from "#test/contract.ts";
import { usualAnswer } from "#test/factories/usual-answers.ts";
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
type Answers = (call: SentCall) => { status?: number; body?: unknown } | undefined;

/** A screen of the panel as it stands in the shell, and every call it makes of the API, which `answers` plays. */
export function renderScreen(screen: ReactNode, answers: Answers = () => undefined, address = "/"): SentCall[] {
  const calls: SentCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? "GET", path: String(input), body };
    calls.push(call);
    const { pathname } = new URL(call.path, location.origin);
    const name = endpointCalled(call.method, pathname);
    if (!name) throw new Error(`${call.method} ${pathname} is no call of the contract`);
    const { status = successOf(name), body: answer = usualAnswer(name) } = answers(call) ?? {};
    if (status === 0) throw new TypeError("Failed to fetch");
    if (answer === null) return new Response(null, { status });
    const response = new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
    });
    // The screen would read it as a connection that failed; said to the console, it fails the test.
    await checkAnswer(call.method, pathname, response).catch(console.error);
    return response;
  });
  const element = <ToastProvider>{screen}</ToastProvider>;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: [address] })} />);
  return calls;
}

/** A refusal of the API with its reason; without one, what a proxy or a broken connection leaves: nothing. */
export const refusal = (status: number, detail = "", errors: { path: string; message: string }[] = []) => ({
  status,
  body: detail === "" ? null : { type: "about:blank", title: "Errore", status, detail, errors },
});

/** Waits for a toast with exactly these words (product.md#messages); a failure is also read out, from another place. */
export async function toastSays(text: string): Promise<HTMLElement> {
  const toasts = () => [...document.querySelectorAll<HTMLElement>("[data-toast]")];
  const saying = () => toasts().find((toast) => toast.querySelector("p")?.textContent === text);
  await waitFor(() => expect(saying(), `a toast that says "${text}"`).toBeDefined());
  return saying() as HTMLElement;
}

/** What is asked inside the open dialog; a toast is none. */
export function inDialog() {
  const dialog = document.querySelector<HTMLElement>("[data-dialog-size]");
  if (!dialog) throw new Error("No dialog is open");
  return within(dialog);
}
