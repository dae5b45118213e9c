import { describe, expect, test } from "vitest";
import {
  canAnswerEnquiry,
  ENQUIRY_STATUSES,
  enquiryStatusLabel,
  enquiryTransitionsFrom,
} from "#domain/enquiries/enquiry-statuses.ts";

const targets = (from: "new" | "answered" | "closed", mailed: boolean) =>
  enquiryTransitionsFrom(from, { mailed }).map(({ to }) => to);

describe("new → answered → closed", () => {
  test("moves forward one status at a time, never from new to closed", () => {
    expect(targets("new", false)).toEqual(["answered"]);
    expect(targets("answered", true)).toEqual(["closed"]);
  });
  test("reopens a closed request as answered", () => {
    expect(targets("closed", true)).toEqual(["answered"]);
    expect(targets("closed", false)).toEqual(["answered"]);
  });
  test("allows undoing the mark while no answer was mailed", () => {
    expect(targets("answered", false)).toEqual(["closed", "new"]);
  });
  test("accepts answers only on open requests", () => {
    expect(ENQUIRY_STATUSES.filter(canAnswerEnquiry)).toEqual(["new", "answered"]);
  });
  test("labels each status", () => {
    expect(ENQUIRY_STATUSES.map(enquiryStatusLabel)).toEqual(["In attesa", "Risposta", "Chiusa"]);
  });
});
