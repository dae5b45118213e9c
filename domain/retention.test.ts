import { expect, test } from "vitest";
import { deleteBefore } from "#domain/retention.ts";

test("two years for requests and pictures of a car's state, ten for rentals, one for accounts without a role", () => {
  expect(deleteBefore(new Date("2026-11-21T09:00:00Z"))).toEqual({
    requests: new Date("2024-11-21T09:00:00Z"),
    rentals: new Date("2016-11-21T09:00:00Z"),
    handoverPictures: new Date("2024-11-21T09:00:00Z"),
    accounts: new Date("2025-11-21T09:00:00Z"),
  });
});

test("29 February looks back to the last day of February", () => {
  expect(deleteBefore(new Date("2028-02-29T12:00:00Z")).requests).toEqual(new Date("2026-02-28T12:00:00Z"));
});
