import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  dropDraft,
  dropDraftsOf,
  dropOldDrafts,
  hasDrafts,
  keepDraft,
  LONGEST_DRAFT,
  MOST_DRAFTS,
  OLDEST_DRAFT_MS,
  readDraft,
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
  test("are kept per person, form and subject", () => {
    keepDraft(name(), draft({ name: "Ada" }));
    expect(readDraft(name())).toEqual({ version: 3, changes: { name: "Ada" } });
    expect(readDraft(name({ owner: "bea" }))).toBeNull();
    expect(readDraft(name({ subject: "b2" }))).toBeNull();
    expect(readDraft(name({ form: "answer" }))).toBeNull();
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("hold no number of a document and no password", () => {
    keepDraft(name(), draft({ name: "Ada", licenceNumber: "U1X90", password: "segreta" }));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/U1X90|segreta/);
    expect(readDraft(name())?.changes).toEqual({ name: "Ada" });
  });
  test("go when nothing is left to keep, and when they are dropped", () => {
    keepDraft(name(), draft({ name: "Ada" }));
    keepDraft(name(), draft({ licenceNumber: "U1X90" }));
    expect(hasDrafts("anna")).toBe(false);
    keepDraft(name(), draft({ name: "Ada" }));
    dropDraft(name());
    expect(hasDrafts("anna")).toBe(false);
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("of one person all go at sign-out; a colleague's stay", () => {
    keepDraft(name(), draft({ name: "Ada" }));
    keepDraft(name({ form: "answer" }), draft({ body: "Certo." }));
    keepDraft(name({ owner: "bea" }), draft({ name: "Bice" }));
    dropDraftsOf("anna");
    expect([hasDrafts("anna"), hasDrafts("bea")]).toEqual([false, true]);
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("have an end: by age, by number and by size", () => {
    keepDraft(name({ subject: "first" }), draft({ name: "Ada" }));
    for (let at = 0; at < MOST_DRAFTS; at++) {
      vi.setSystemTime(Date.now() + 1000);
      keepDraft(name({ subject: `b${at}` }), draft({ name: "Ada" }));
    }
    expect(readDraft(name({ subject: "first" }))).toBeNull();
    expect(localStorage.length).toBe(MOST_DRAFTS);
    keepDraft(name({ subject: "b1" }), draft({ note: "x".repeat(LONGEST_DRAFT) }));
    expect(readDraft(name({ subject: "b1" }))).toBeNull();
    vi.setSystemTime(Date.now() + OLDEST_DRAFT_MS + 1);
    expect(readDraft(name({ subject: "b2" }))).toBeNull();
    dropOldDrafts();
    expect(localStorage.length).toBe(0);
  });
  test.each(["{", "[]", '{"changes":[]}', '{"savedAt":1,"version":"3","changes":{}}'])(
    "whatever else lies there counts as nothing: %s",
    (text) => {
      localStorage.setItem("bozza.1.anna.renter.b1", text);
      localStorage.setItem("preferiti", '["ferrari"]');
      expect(readDraft(name())).toBeNull();
      dropOldDrafts();
      expect(Object.keys(localStorage)).toEqual(["preferiti"]);
    },
  );
});
