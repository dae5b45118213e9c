import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { autoSubmitOnInteraction } from "#app/browser/auto-submit-on-interaction.ts";
import { OpenRequestForm } from "#app/features/bookings/booking-page.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

/** Records what the form submits; the test DOM does not submit. */
let submissions: Record<string, FormDataEntryValue>[] = [];
beforeEach(() => {
  submissions = [];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submissions.push(Object.fromEntries(new FormData(event.target as HTMLFormElement, event.submitter)));
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderForm() {
  renderOnSite(
    <>
      <p data-lead="held">Fino alle 12.</p>
      <OpenRequestForm proof="prova" heldUntil="lunedì 23 novembre 2026, ore 10:00" />
    </>,
  );
  const listen = vi.spyOn(document, "addEventListener");
  autoSubmitOnInteraction([]);
  const onPointerDown = listen.mock.calls.find(([type]) => type === "pointerdown")?.[1] as (event: object) => void;
  // Simulates a trusted event: the test DOM can only dispatch untrusted ones.
  return { interact: () => onPointerDown({ isTrusted: true, target: document.body }) };
}

/** Intercepts the background request and responds to it. */
function stubFetch(answer: () => Promise<Response>) {
  const fetchMock = vi.fn((_address: string, _request: RequestInit) => answer());
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

test("the button says until when the vehicle is held and submits the proof of the mail's link", () => {
  renderForm();
  expect(screen.getByText(/fino a lunedì 23 novembre 2026, ore 10:00/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confermo la richiesta" }));
  expect(submissions).toEqual([{ intent: "open", proof: "prova" }]);
});

// Rule: product.md#request-holds "The mail's link"
test("an event dispatched by a script confirms nothing", () => {
  renderForm();
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart"])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(submissions).toEqual([]);
});

// Rule: product.md#request-holds "The mail's link"
test("the first click submits it without leaving the page, and updates the text about the hold", async () => {
  const fetchMock = stubFetch(async () => new Response('<p data-lead="held">Fino a lunedì.</p>'));
  const { interact } = renderForm();
  interact();
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "Grazie: teniamo l'auto per te fino a lunedì 23 novembre 2026, ore 10:00.",
    ),
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Fino a lunedì.")).toBeDefined();
  expect(fetchMock).toHaveBeenCalledOnce();
  const [address, request] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(location.href);
  expect(request).toMatchObject({ method: "POST", keepalive: true });
  expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({ intent: "open", proof: "prova" });
  expect(submissions).toEqual([]);
});

test("a request that ended in the meantime gets no thanks", async () => {
  stubFetch(async () => new Response('<p data-lead="">La richiesta è scaduta.</p>'));
  renderForm().interact();
  await waitFor(() => expect(screen.getByText("La richiesta è scaduta.")).toBeDefined());
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each([
  ["gets no answer", () => Promise.reject(new TypeError("no network"))],
  ["is refused", async () => new Response('<p data-lead="held"></p>', { status: 503 })],
])("an automatic submission that %s leaves the form with its button", async (_what, answer) => {
  const fetchMock = stubFetch(answer);
  renderForm().interact();
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await Promise.allSettled(fetchMock.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText("Fino alle 12.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confermo la richiesta" }));
  expect(submissions).toEqual([{ intent: "open", proof: "prova" }]);
});

test("a click before hydration submits it too", async () => {
  const fetchMock = stubFetch(async () => new Response('<p data-lead="held">Fino a lunedì.</p>'));
  renderOnSite(<OpenRequestForm proof="prova" heldUntil="lunedì 23 novembre 2026, ore 10:00" />);
  const noted = (type: string) => ({ type, isTrusted: true, target: document.body }) as unknown as Event;
  autoSubmitOnInteraction([noted("pointermove")]);
  expect(fetchMock).not.toHaveBeenCalled();
  autoSubmitOnInteraction([noted("touchstart"), noted("pointerdown")]);
  expect(fetchMock).toHaveBeenCalledOnce();
});
