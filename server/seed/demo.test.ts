// Rule: product.md#demo-data
import { expect, test } from "vitest";
import { BOOKING_STATUSES, type BookingActor, canTransition } from "#domain/bookings/booking-statuses.ts";
import { sumLines } from "#domain/prices/price-line.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import { PEOPLE } from "#server/seed/demo/people.ts";
import { type HoldPlan, planBookings, planMaintenance } from "#server/seed/demo/plan-bookings.ts";
import { planEnquiries } from "#server/seed/demo/plan-enquiries.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { TEST_SITE } from "#test/site.ts";

/** The tested times: an ordinary noon, both ends of a day, and the nights in which the clocks change. */
const MOMENTS = [
  "2026-11-21T12:00:00Z",
  "2026-06-30T22:00:30Z",
  "2026-07-01T21:59:30Z",
  "2026-03-29T01:00:00Z",
  "2026-10-25T00:30:00Z",
  "2028-02-29T09:00:00Z",
].map((text) => new Date(text));

const overlap = (a: HoldPlan, b: HoldPlan) =>
  a.slug === b.slug && a.unit === b.unit && !a.releasedAt && !b.releasedAt && a.from < b.to && b.from < a.to;

test.each(MOMENTS)("exactly twelve bookings are on the road at %o, and no other is due to be", (now) => {
  const onTheRoad = planBookings(now, TEST_SITE).filter(({ row }) => row.pickupAt <= now && now < row.returnAt);
  const active = planBookings(now, TEST_SITE).filter((plan) => plan.status === "active");
  expect(active).toHaveLength(12);
  expect(onTheRoad.filter((plan) => plan.status === "active")).toHaveLength(12);
  expect(onTheRoad.filter((plan) => plan.status !== "active")).toEqual([]);
});

test.each(MOMENTS)("every status has bookings that match the time %o", (now) => {
  const plans = planBookings(now, TEST_SITE);
  expect(new Set(plans.map((plan) => plan.status))).toEqual(new Set(BOOKING_STATUSES));
  for (const { row, status, hold } of plans) {
    expect(row.createdAt && row.createdAt < now, row.reference).toBe(true);
    if (status === "requested") {
      expect(row.holdExpiresAt && row.holdExpiresAt > now, row.reference).toBe(true);
      expect(row.pickupAt > now, row.reference).toBe(true);
    }
    if (status === "expired") expect(row.holdExpiresAt && row.holdExpiresAt <= now, row.reference).toBe(true);
    if (status === "confirmed") expect(row.pickupAt > now, row.reference).toBe(true);
    if (status === "completed") expect(hold.to <= now, row.reference).toBe(true);
    const released = ["completed", "declined", "cancelled", "no_show", "expired"].includes(status);
    expect(hold.releasedAt !== null, row.reference).toBe(released);
  }
});

test.each(MOMENTS)("every history has allowed transitions in the order of time at %o", (now) => {
  for (const { row, status, events } of planBookings(now, TEST_SITE)) {
    expect(events[0]).toMatchObject({ status: "requested", actor: "renter" });
    expect(events.at(-1)?.status).toBe(status);
    for (const [index, event] of events.entries()) {
      expect(event.at.getTime(), row.reference).toBeLessThanOrEqual(now.getTime());
      const before = events[index - 1];
      if (!before) continue;
      const actor: BookingActor = event.actor;
      expect(canTransition(before.status, event.status, actor), `${before.status} ${event.status}`).toBe(true);
      expect(event.at > before.at, row.reference).toBe(true);
    }
  }
});

test.each(MOMENTS)("no two holds of one unit overlap at %o, and every unit exists", (now) => {
  const holds = [...planBookings(now, TEST_SITE).map((plan) => plan.hold), ...planMaintenance(now)];
  const clashes = holds.flatMap((a, index) => holds.slice(index + 1).filter((b) => overlap(a, b)));
  expect(clashes).toEqual([]);
  for (const hold of holds) {
    const car = SEED_VEHICLES.find(({ slug }) => slug === hold.slug);
    expect(hold.unit).toBeLessThanOrEqual(car?.totalUnits ?? 0);
  }
});

test("completed rentals never overlapped either", () => {
  const over = planBookings(new Date("2026-11-21T12:00:00Z"), TEST_SITE)
    .filter((plan) => plan.status === "completed")
    .map((plan) => ({ ...plan.hold, releasedAt: null }));
  expect(over.length).toBeGreaterThan(60);
  expect(over.flatMap((a, index) => over.slice(index + 1).filter((b) => overlap(a, b)))).toEqual([]);
});

test("Milano stays bookable: on each of the next 30 days at least six of its eight models have a free unit", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const open = planBookings(now, TEST_SITE).filter((plan) => plan.hold.releasedAt === null);
  const inMilano = SEED_VEHICLES.filter((car) => car.location === "Milano");
  for (let day = 1; day <= 30; day += 1) {
    const from = new Date(now.getTime() + day * 86_400_000);
    const to = new Date(from.getTime() + 86_400_000);
    const free = inMilano.filter((car) => {
      const held = open.filter(({ hold }) => hold.slug === car.slug && hold.from < to && from < hold.to);
      return new Set(held.map(({ hold }) => hold.unit)).size < car.totalUnits;
    });
    expect(free.length, `day ${day}`).toBeGreaterThanOrEqual(6);
  }
});

test("the same instant gives the same plan, another instant the same renters", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(planBookings(now, TEST_SITE)).toEqual(planBookings(now, TEST_SITE));
  expect(planEnquiries(now)).toEqual(planEnquiries(now));
  const names = (moment: Date) => planBookings(moment, TEST_SITE).map(({ row }) => row.name);
  expect(names(new Date("2027-05-02T08:00:00Z"))).toEqual(names(now));
});

test("references are unique and every total is days times the rate", () => {
  const plans = planBookings(new Date("2026-11-21T12:00:00Z"), TEST_SITE);
  expect(new Set(plans.map(({ row }) => row.reference)).size).toBe(plans.length);
  for (const { row, lines } of plans) {
    expect(row.reference).toMatch(/^VL-[2-9A-HJKMNP-Z]{6}$/);
    expect(sumLines(lines)).toBe(row.days * row.dailyRateCents);
  }
});

test("people are clearly invented, and old enough for every car they booked", () => {
  expect(new Set(PEOPLE.map((person) => person.email)).size).toBe(PEOPLE.length);
  for (const person of PEOPLE) expect(person.email).toMatch(/^[a-z.]+@example\.com$/);
  for (const { row } of planBookings(new Date("2026-11-21T12:00:00Z"), TEST_SITE)) {
    const driver = { birthDate: row.driverBirthDate, licenceDate: row.licenceDate };
    expect(validateDriver(driver, row.pickupDate, row.terms), row.name).toEqual([]);
  }
});

test("enquiries of each kind have every status, and only answered ones have an answer time", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const enquiries = planEnquiries(now);
  const pairs = new Set(enquiries.map((enquiry) => `${enquiry.kind} ${enquiry.status}`));
  expect(pairs.size).toBe(12);
  for (const enquiry of enquiries) {
    expect(enquiry.firstAnsweredAt === null, enquiry.reference).toBe(enquiry.status === "new");
    expect(enquiry.createdAt < now).toBe(true);
  }
});
