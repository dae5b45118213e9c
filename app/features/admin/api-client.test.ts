import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem, api } from "#app/features/admin/api-client.ts";
import {
  isSessionExpired,
  MAX_PENDING_CALLS,
  resumePendingCalls,
  subscribeToSessionExpiry,
  waitForReauthentication,
} from "#app/features/admin/session/session-expiry.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";

/** Past the client's timeout, so that a hanging test call ends. */
const WAIT_TIMEOUT_MS = 120_000;
const PHONE_BOOKING = {
  vehicle: "v1",
  pickupCity: "Milano",
  returnCity: "Milano",
  pickupDate: "2026-12-01",
  pickupTime: "10:00",
  returnDate: "2026-12-03",
  returnTime: "10:00",
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+39 02 1234567",
  driverBirthDate: "1980-12-10",
  licenceDate: "2000-01-01",
  note: "",
  confirm: true,
};

const fetchMock = vi.fn<typeof fetch>();

function answer(body: unknown, init: ResponseInit = {}) {
  fetchMock.mockResolvedValueOnce(
    new Response(body === null ? null : JSON.stringify(body), {
      ...init,
      headers: { "content-type": "application/json", ...init.headers },
    }),
  );
  vi.stubGlobal("fetch", fetchMock);
}

const jsonText = (text: string, status: number) =>
  new Response(text, { status, headers: { "content-type": "application/json" } });

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe("the panel's API client", () => {
  test("lists rows with their total and leaves undefined parameters out of the address", async () => {
    answer([{ id: "1" }], { headers: { "x-total-count": "120" } });
    const query = { q: "città & co", active: undefined, order: "", limit: 50, id: ["1", "2"] };
    expect(await api.list("/api/brands", { query })).toEqual({ rows: [{ id: "1" }], total: 120 });
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/brands?q=citt%C3%A0+%26+co&limit=50&id=1&id=2");
  });
  test("sends a change as JSON and a picture as its form data", async () => {
    answer({ id: "1", version: 2 });
    expect(
      await api.patch("/api/brands/:id", { parameters: { id: "1" }, body: { active: false, version: 1 } }),
    ).toEqual({ id: "1", version: 2 });
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
      method: "PATCH",
      body: '{"active":false,"version":1}',
      headers: { "content-type": "application/json" },
    });
    answer({ url: "/x" });
    const form = new FormData();
    await api.post("/api/pictures", { body: form });
    expect(fetchMock.mock.lastCall?.[1]?.body).toBe(form);
    expect(fetchMock.mock.lastCall?.[1]?.headers).not.toHaveProperty("content-type");
  });
  test("returns nothing for a deletion", async () => {
    answer(null, { status: 204 });
    expect(await api.delete("/api/vehicles/:id", { parameters: { id: "a/b" } })).toBeUndefined();
    expect(fetchMock.mock.lastCall?.[0]).toBe("/api/vehicles/a%2Fb");
  });
  test("throws the server's problem with its detail and fields (RFC 9457)", async () => {
    const errors = [{ path: "slug", message: "Indica lo slug." }];
    answer({ status: 422, detail: "Controlla i campi evidenziati.", errors }, { status: 422 });
    const thrown = await api.post("/api/brands", { body: { name: "", slug: "" } }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiProblem);
    expect(thrown).toMatchObject({ status: 422, detail: "Controlla i campi evidenziati.", errors });
  });
  test("throws with the time after which the server invites to try again", async () => {
    answer({ status: 503, detail: "Troppe immagini in attesa." }, { status: 503, headers: { "retry-after": "7" } });
    const form = new FormData();
    await expect(api.post("/api/pictures", { body: form })).rejects.toMatchObject({ retryAfterSeconds: 7 });
  });
  // Rule: product.md#messages
  test.each([
    ["a proxy's error page", 502, () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))],
    ["an empty answer", 500, () => Promise.resolve(new Response(null, { status: 500 }))],
    ["invalid JSON", 500, () => Promise.resolve(jsonText("", 500))],
    ["JSON without a reason", 503, () => Promise.resolve(jsonText('{"error":{"code":"down"}}', 503))],
    ["a lost connection", 0, () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("leaves the message to the screen for %s", async (_what, status, respond) => {
    fetchMock.mockImplementationOnce(respond);
    vi.stubGlobal("fetch", fetchMock);
    const thrown: unknown = await api.get("/api/dashboard").catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiProblem);
    expect(thrown).toMatchObject({ status, detail: "", errors: [] });
    expect(problemMessage(thrown, "Errore nella creazione del brand")).toBe("Errore nella creazione del brand");
  });
  // Rule: product.md#nothing-typed-is-lost "A call that fails"
  test("fails a call on timeout as if the server were unreachable", async () => {
    const over = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
    vi.stubGlobal("fetch", fetchMock);
    fetchMock.mockImplementationOnce((_address, init) => {
      over.abort(new DOMException("too long", "TimeoutError"));
      return Promise.reject(init?.signal?.reason);
    });
    const signal = new AbortController().signal;
    await expect(api.get("/api/dashboard", { signal })).rejects.toMatchObject({ status: 0, detail: /non risponde/ });
    timeout.mockRestore();
  });
  test("leaves a cancelled call cancelled", async () => {
    const abort = new AbortController();
    fetchMock.mockRejectedValueOnce(new DOMException("given up", "AbortError"));
    vi.stubGlobal("fetch", fetchMock);
    abort.abort();
    await expect(api.get("/api/dashboard", { signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
  });
  // Rule: product.md#sign-in
  test("redirects to the sign-in page and back when the session has expired and no panel can ask for the password", async () => {
    const assign = vi.fn();
    vi.stubGlobal("window", { location: { assign, pathname: "/admin/brands", search: "?q=a" } });
    answer({ detail: "Accedi per continuare." }, { status: 401 });
    await expect(api.get("/api/dashboard")).rejects.toMatchObject({ status: 401 });
    expect(assign).toHaveBeenCalledExactlyOnceWith("/auth/login?next=%2Fadmin%2Fbrands%3Fq%3Da");
  });
  describe("a session that expires during work", () => {
    let leave = () => {};
    beforeEach(() => {
      leave = subscribeToSessionExpiry(() => {});
    });
    afterEach(() => leave());
    const refused = () => answer({ detail: "Accedi per continuare." }, { status: 401 });

    // Rule: product.md#nothing-typed-is-lost "A session that"
    test("holds the call and sends it again unchanged: same body, same key", async () => {
      refused();
      answer({ id: "a1" }, { status: 201 });
      const sent = api.post("/api/bookings/by-phone", { body: PHONE_BOOKING, idempotencyKey: "k1" });
      await vi.waitFor(() => expect(isSessionExpired()).toBe(true), WAIT_TIMEOUT_MS);
      resumePendingCalls();
      await expect(sent).resolves.toEqual({ id: "a1" });
      const [first, again] = fetchMock.mock.calls;
      const withoutSignal = (call: typeof first) => ({ ...call?.[1], signal: null });
      expect(again?.[0]).toBe(first?.[0]);
      expect(withoutSignal(again)).toEqual(withoutSignal(first));
      expect(isSessionExpired()).toBe(false);
    });
    test("rejects a call that is refused again after reauthentication", async () => {
      refused();
      refused();
      const sent = api.get("/api/dashboard");
      await vi.waitFor(() => expect(isSessionExpired()).toBe(true), WAIT_TIMEOUT_MS);
      resumePendingCalls();
      await expect(sent).rejects.toMatchObject({ status: 401 });
    });
    // Rule: product.md#nothing-typed-is-lost "A session that"
    test("rejects a pending call that is cancelled, and calls beyond the limit", async () => {
      const abort = new AbortController();
      const waiting = waitForReauthentication(abort.signal);
      abort.abort();
      await expect(waiting).resolves.toBe(false);
      const many = Array.from({ length: MAX_PENDING_CALLS }, () => waitForReauthentication());
      await expect(waitForReauthentication()).resolves.toBe(false);
      resumePendingCalls();
      expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
    });
    test("is not assumed when a password is wrong", async () => {
      answer({ detail: "E-mail o password non corretti." }, { status: 401 });
      const body = { email: "a@b.example", password: "x" };
      await expect(api.post("/api/auth/sign-in/email", { body })).rejects.toMatchObject({ status: 401 });
    });
  });
});
