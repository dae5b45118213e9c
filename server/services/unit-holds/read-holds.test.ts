import { expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import { listTimelineHolds, type StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readHolds } from "#server/services/unit-holds/read-holds.ts";

vi.mock("#server/repositories/unit-holds/stored-holds.ts");
vi.mock("#server/repositories/bookings/overdue-bookings.ts", () => ({ listEndangered: async () => [] }));

const maintenance = { booking: null } as StoredHold;
const ctx = { clock: () => new Date("2026-11-21T09:00:00Z") } as AppContext;
const staff: Staff = {
  userId: "u1",
  email: "anna@velluto.example",
  name: "Anna",
  roles: ["admin"],
  needsSecondFactor: false,
  signedInAt: new Date(0),
};
const read = () => readHolds(ctx, { staff, from: "2026-12-01", to: "2026-12-31" });
/** Returns a database with `count` holds, whose query returns no more than its limit. */
const holdsInAll = (count: number) =>
  vi
    .mocked(listTimelineHolds)
    .mockImplementationOnce(async (_db, { limit }) => new Array(Math.min(count, limit)).fill(maintenance));

test("refuses more holds than the limit instead of truncating, because missing ones would look free", async () => {
  holdsInAll(50_000);
  expect(await read()).toHaveLength(50_000);
  holdsInAll(50_001);
  await expect(read()).rejects.toMatchObject({
    kind: "invalid",
    message: "In questi giorni ci sono più di 50.000 impegni: scegli meno giorni o una sola città.",
  });
});
