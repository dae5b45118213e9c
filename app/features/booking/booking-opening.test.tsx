import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAtFirstSign } from "#app/browser/first-sign.ts";
import { OpeningForm } from "#app/features/booking/booking-page.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

/** What the form sends; the DOM under test sends nothing itself. */
let sent: Record<string, FormDataEntryValue>[] = [];
beforeEach(() => {
  sent = [];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement, event.submitter)));
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  renderOnSite(
    <>
      <p data-lead="held">Fino alle 12.</p>
      <OpeningForm proof="prova" heldUntil="lunedì 23 novembre 2026, ore 10:00" />
    </>,
  );
  const listen = vi.spyOn(document, "addEventListener");
  sendAtFirstSign([]);
  const hear = listen.mock.calls.find(([type]) => type === "pointerdown")?.[1] as (event: object) => void;
  // The DOM under test has no hand that could touch it: what it sets off is a program's.
  return { touch: () => hear({ isTrusted: true, target: document.body }) };
}

/** Takes what is sent behind the page, and answers it. */
function answerWith(answer: () => Promise<Response>) {
  const asked = vi.fn((_address: string, _request: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("the button says until when the car is held and sends what the mail's link carries", () => {
  show();
  expect(screen.getByText(/fino a lunedì 23 novembre 2026, ore 10:00/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confermo la richiesta" }));
  expect(sent).toEqual([{ intent: "open", proof: "prova" }]);
});

// Rule: product.md#request-holds "The mail's link"
test("what a program sets off on the page confirms nothing", () => {
  show();
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart"])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(sent).toEqual([]);
});

// Rule: product.md#request-holds "The mail's link"
test("the first touch sends it while the page stays, and what was held is said anew", async () => {
  const asked = answerWith(async () => new Response('<p data-lead="held">Fino a lunedì.</p>'));
  const { touch } = show();
  touch();
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "Grazie: teniamo l'auto per te fino a lunedì 23 novembre 2026, ore 10:00.",
    ),
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Fino a lunedì.")).toBeDefined();
  expect(asked).toHaveBeenCalledOnce();
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe(location.href);
  expect(request).toMatchObject({ method: "POST", keepalive: true });
  expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({ intent: "open", proof: "prova" });
  expect(sent).toEqual([]);
});

test("a request that ended meanwhile is not thanked for", async () => {
  answerWith(async () => new Response('<p data-lead="">La richiesta è scaduta.</p>'));
  show().touch();
  await waitFor(() => expect(screen.getByText("La richiesta è scaduta.")).toBeDefined());
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each([
  ["gets no answer", () => Promise.reject(new TypeError("no network"))],
  ["is refused", async () => new Response('<p data-lead="held"></p>', { status: 503 })],
])("what was sent by itself and %s leaves the form with its button", async (_what, answer) => {
  const asked = answerWith(answer);
  show().touch();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText("Fino alle 12.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confermo la richiesta" }));
  expect(sent).toEqual([{ intent: "open", proof: "prova" }]);
});

test("a touch that came before the scripts sends it as well", async () => {
  const asked = answerWith(async () => new Response('<p data-lead="held">Fino a lunedì.</p>'));
  renderOnSite(<OpeningForm proof="prova" heldUntil="lunedì 23 novembre 2026, ore 10:00" />);
  const noted = (type: string) => ({ type, isTrusted: true, target: document.body }) as unknown as Event;
  sendAtFirstSign([noted("pointermove")]);
  expect(asked).not.toHaveBeenCalled();
  sendAtFirstSign([noted("touchstart"), noted("pointerdown")]);
  expect(asked).toHaveBeenCalledOnce();
});
