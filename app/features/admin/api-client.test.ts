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

/** Ends what hangs. */
const PATIENCE_MS = 120_000;
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

describe("the panel's way to the API", () => {
  test("rows come with their total; what is not asked for is not in the address", async () => {
    answer([{ id: "1" }], { headers: { "x-total-count": "120" } });
    const query = { q: "città & co", active: undefined, order: "", limit: 50, id: ["1", "2"] };
    expect(await api.list("/api/brands", { query })).toEqual({ rows: [{ id: "1" }], total: 120 });
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/brands?q=citt%C3%A0+%26+co&limit=50&id=1&id=2");
  });
  test("a change is sent as JSON, a picture as the form it is", async () => {
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
  test("a deletion answers nothing", async () => {
    answer(null, { status: 204 });
    expect(await api.delete("/api/vehicles/:id", { parameters: { id: "a/b" } })).toBeUndefined();
    expect(fetchMock.mock.lastCall?.[0]).toBe("/api/vehicles/a%2Fb");
  });
  test("a refusal is thrown with the server's words and fields (RFC 9457)", async () => {
    const errors = [{ path: "slug", message: "Indica lo slug." }];
    answer({ status: 422, detail: "Controlla i campi evidenziati.", errors }, { status: 422 });
    const thrown = await api.post("/api/brands", { body: { name: "", slug: "" } }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiProblem);
    expect(thrown).toMatchObject({ status: 422, detail: "Controlla i campi evidenziati.", errors });
  });
  // Rule: product.md#messages
  test.each([
    ["a page of a proxy", 502, () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))],
    ["nothing", 500, () => Promise.resolve(new Response(null, { status: 500 }))],
    ["JSON that is none", 500, () => Promise.resolve(jsonText("", 500))],
    ["JSON without a reason", 503, () => Promise.resolve(jsonText('{"error":{"code":"down"}}', 503))],
    ["a lost connection", 0, () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("%s gives no message: the screen has its own", async (_what, status, respond) => {
    fetchMock.mockImplementationOnce(respond);
    vi.stubGlobal("fetch", fetchMock);
    const thrown: unknown = await api.get("/api/dashboard").catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiProblem);
    expect(thrown).toMatchObject({ status, detail: "", errors: [] });
    expect(problemMessage(thrown, "Errore nella creazione del brand")).toBe("Errore nella creazione del brand");
  });
  // Rule: product.md#nothing-typed-is-lost "A call that fails"
  test("an answer that does not come in time is no answer", async () => {
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
  test("a call that was given up stays given up", async () => {
    const abort = new AbortController();
    fetchMock.mockRejectedValueOnce(new DOMException("given up", "AbortError"));
    vi.stubGlobal("fetch", fetchMock);
    abort.abort();
    await expect(api.get("/api/dashboard", { signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
  });
  // Rule: product.md#sign-in
  test("a session that has ended, with nobody there to ask, leads to the sign-in page and back", async () => {
    const assign = vi.fn();
    vi.stubGlobal("window", { location: { assign, pathname: "/admin/brands", search: "?q=a" } });
    answer({ detail: "Accedi per continuare." }, { status: 401 });
    await expect(api.get("/api/dashboard")).rejects.toMatchObject({ status: 401 });
    expect(assign).toHaveBeenCalledExactlyOnceWith("/auth/login?next=%2Fadmin%2Fbrands%3Fq%3Da");
  });
  describe("a session that has ended under somebody's hands", () => {
    let leave = () => {};
    beforeEach(() => {
      leave = subscribeToSessionExpiry(() => {});
    });
    afterEach(() => leave());
    const refused = () => answer({ detail: "Accedi per continuare." }, { status: 401 });

    // Rule: product.md#nothing-typed-is-lost "A session that"
    test("holds the call, which is sent again as it was: same body, same key", async () => {
      refused();
      answer({ id: "a1" }, { status: 201 });
      const sent = api.post("/api/bookings/by-phone", { body: PHONE_BOOKING, idempotencyKey: "k1" });
      await vi.waitFor(() => expect(isSessionExpired()).toBe(true), PATIENCE_MS);
      resumePendingCalls();
      await expect(sent).resolves.toEqual({ id: "a1" });
      const [first, again] = fetchMock.mock.calls;
      const withoutSignal = (call: typeof first) => ({ ...call?.[1], signal: null });
      expect(again?.[0]).toBe(first?.[0]);
      expect(withoutSignal(again)).toEqual(withoutSignal(first));
      expect(isSessionExpired()).toBe(false);
    });
    test("refuses the call that is refused once more", async () => {
      refused();
      refused();
      const sent = api.get("/api/dashboard");
      await vi.waitFor(() => expect(isSessionExpired()).toBe(true), PATIENCE_MS);
      resumePendingCalls();
      await expect(sent).rejects.toMatchObject({ status: 401 });
    });
    // Rule: product.md#nothing-typed-is-lost "A session that"
    test("lets go of a call that is given up meanwhile, and of more than can wait", async () => {
      const abort = new AbortController();
      const waiting = waitForReauthentication(abort.signal);
      abort.abort();
      await expect(waiting).resolves.toBe(false);
      const many = Array.from({ length: MAX_PENDING_CALLS }, () => waitForReauthentication());
      await expect(waitForReauthentication()).resolves.toBe(false);
      resumePendingCalls();
      expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
    });
    test("is not meant by a wrong password", async () => {
      answer({ detail: "E-mail o password non corretti." }, { status: 401 });
      const body = { email: "a@b.example", password: "x" };
      await expect(api.post("/api/auth/sign-in/email", { body })).rejects.toMatchObject({ status: 401 });
    });
  });
});
