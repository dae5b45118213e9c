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
  test("forward one state at a time, never from new to closed", () => {
    expect(targets("new", false)).toEqual(["answered"]);
    expect(targets("answered", true)).toEqual(["closed"]);
  });
  test("a closed request is opened again as an answered one", () => {
    expect(targets("closed", true)).toEqual(["answered"]);
    expect(targets("closed", false)).toEqual(["answered"]);
  });
  test("a mark can be taken back while no answer has gone out", () => {
    expect(targets("answered", false)).toEqual(["closed", "new"]);
  });
  test("answers go to what is open", () => {
    expect(ENQUIRY_STATUSES.filter(canAnswerEnquiry)).toEqual(["new", "answered"]);
  });
  test("each state has its word", () => {
    expect(ENQUIRY_STATUSES.map(enquiryStatusLabel)).toEqual(["In attesa", "Risposta", "Chiusa"]);
  });
});
