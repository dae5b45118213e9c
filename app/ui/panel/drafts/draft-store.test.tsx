import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  deleteDraft,
  deleteDraftsOf,
  hasDrafts,
  MAX_DRAFT_AGE_MS,
  MAX_DRAFT_CHARACTERS,
  MAX_DRAFTS,
  pruneDrafts,
  readDraft,
  saveDraft,
} from "./draft-store.ts";

const name = (changes: Partial<Parameters<typeof readDraft>[0]> = {}) => ({
  owner: "anna",
  form: "renter",
  subject: "b1",
  ...changes,
});
const draft = (changes: Record<string, unknown>, version: number | null = 3) => ({ version, changes });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

describe("drafts in the browser", () => {
  // Rule: product.md#nothing-typed-is-lost
  test("are saved per user, form and subject", () => {
    saveDraft(name(), draft({ name: "Ada" }));
    expect(readDraft(name())).toEqual({ version: 3, changes: { name: "Ada" } });
    expect(readDraft(name({ owner: "bea" }))).toBeNull();
    expect(readDraft(name({ subject: "b2" }))).toBeNull();
    expect(readDraft(name({ form: "answer" }))).toBeNull();
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("contain no document number and no password", () => {
    saveDraft(name(), draft({ name: "Ada", licenceNumber: "U1X90", password: "segreta" }));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/U1X90|segreta/);
    expect(readDraft(name())?.changes).toEqual({ name: "Ada" });
  });
  test("are deleted when nothing is left to save, and when they are discarded", () => {
    saveDraft(name(), draft({ name: "Ada" }));
    saveDraft(name(), draft({ licenceNumber: "U1X90" }));
    expect(hasDrafts("anna")).toBe(false);
    saveDraft(name(), draft({ name: "Ada" }));
    deleteDraft(name());
    expect(hasDrafts("anna")).toBe(false);
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("of one user are all deleted at sign-out, a colleague's stay", () => {
    saveDraft(name(), draft({ name: "Ada" }));
    saveDraft(name({ form: "answer" }), draft({ body: "Certo." }));
    saveDraft(name({ owner: "bea" }), draft({ name: "Bice" }));
    deleteDraftsOf("anna");
    expect([hasDrafts("anna"), hasDrafts("bea")]).toEqual([false, true]);
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("are limited by age, number and size", () => {
    saveDraft(name({ subject: "first" }), draft({ name: "Ada" }));
    for (let at = 0; at < MAX_DRAFTS; at++) {
      vi.setSystemTime(Date.now() + 1000);
      saveDraft(name({ subject: `b${at}` }), draft({ name: "Ada" }));
    }
    expect(readDraft(name({ subject: "first" }))).toBeNull();
    expect(localStorage.length).toBe(MAX_DRAFTS);
    saveDraft(name({ subject: "b1" }), draft({ note: "x".repeat(MAX_DRAFT_CHARACTERS) }));
    expect(readDraft(name({ subject: "b1" }))).toBeNull();
    vi.setSystemTime(Date.now() + MAX_DRAFT_AGE_MS + 1);
    expect(readDraft(name({ subject: "b2" }))).toBeNull();
    pruneDrafts();
    expect(localStorage.length).toBe(0);
  });
  test.each(["{", "[]", '{"changes":[]}', '{"savedAt":1,"version":"3","changes":{}}'])(
    "ignore other stored values: %s",
    (text) => {
      localStorage.setItem("bozza.1.anna.renter.b1", text);
      localStorage.setItem("preferiti", '["ferrari"]');
      expect(readDraft(name())).toBeNull();
      pruneDrafts();
      expect(Object.keys(localStorage)).toEqual(["preferiti"]);
    },
  );
});
