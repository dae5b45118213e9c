import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { QuoteStatus } from "#domain/quotes/quote.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import {
  auditLog,
  banDecisions,
  bookingEvents,
  bookings,
  customerNotes,
  customers,
  enquiries,
  handovers,
  idempotencyKeys,
  pictures,
  quotes,
  requestAlerts,
  session,
  unitHolds,
  user,
} from "#server/db/schema.ts";
import { startLeg } from "#server/repositories/bookings/booking-units.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { readErasurePreviewOf } from "#server/services/customers/erase-customer.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { signInAs } from "#test/staff.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";

const application = setUpTestApplication();

const monthsAgo = (months: number) => new Date(Date.UTC(2026, 10 - months, 21, 9));

async function storeEnquiry(reference: string, movedOn: Date) {
  const sender = { name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" };
  await application.context.db.insert(enquiries).values({ reference, kind: "contact", ...sender, updatedAt: movedOn });
}

/** Stores a copy of a booking with a status and a time. */
async function storeBooking(reference: string, status: BookingStatus, at: Date) {
  const { db } = application.context;
  const [model] = await db.select().from(bookings).limit(1);
  if (!model?.vehicleId) throw new Error("There is no booking to copy");
  const id = randomUUID();
  const pickupAt = new Date(at.getTime() - 86_400_000);
  const own = { id, reference, status, manageTokenHash: id, idempotencyKey: null };
  await db.insert(bookings).values({ ...model, ...own, pickupAt, returnAt: at, updatedAt: at });
  await db.insert(bookingEvents).values({ bookingId: id, status, actor: "renter" });
  const bookingUnitId = await db.transaction((tx) =>
    startLeg(tx, {
      bookingId: id,
      vehicleId: model.vehicleId,
      vehicleName: model.vehicleName,
      unit: 1,
      startedAt: pickupAt,
    }),
  );
  await db.insert(handovers).values({
    bookingId: id,
    bookingUnitId,
    kind: "pickup",
    kilometres: 1,
    fuelPercent: 100,
    recordedBy: "staff",
  });
  await db.insert(unitHolds).values({
    vehicleId: model.vehicleId,
    unit: 1,
    during: `["${pickupAt.toISOString()}","${at.toISOString()}")`,
    kind: "booking",
    bookingId: id,
    releasedAt: at,
  });
}

// Rule: product.md#retention "Customers without bookings"
test("deletes a customer whose requests are all deleted, but keeps banned and recent ones", async () => {
  const { db } = application.context;
  const record = { name: "Ada", email: "ada@prova.example", createdAt: monthsAgo(30), updatedAt: monthsAgo(25) };
  const [idle, banned, asking] = await db
    .insert(customers)
    .values([record, { ...record, bannedAt: monthsAgo(25) }, record])
    .returning({ id: customers.id });
  if (!idle || !banned || !asking) throw new Error("Nothing was stored");
  await db.insert(customerNotes).values({ customerId: idle.id, author: "staff", body: "Una nota" });
  await storeEnquiry("RQ-ASKING", monthsAgo(1));
  await db.update(enquiries).set({ customerId: asking.id });
  await deleteExpiredData(application.context);
  const left = (await db.select({ id: customers.id }).from(customers)).map(({ id }) => id);
  expect(left.sort()).toEqual([banned.id, asking.id].sort());
  expect(await db.select().from(customerNotes)).toEqual([]);
  await db.delete(enquiries);
  await db.delete(customers);
});

// Rule: product.md#retention "Decisions about rental bans"
test("deletes decisions about rental bans by their last change", async () => {
  const { db } = application.context;
  const record = { name: "Ada", email: "ada@prova.example", bannedAt: monthsAgo(30) };
  const [banned, other] = await db.insert(customers).values([record, record]).returning({ id: customers.id });
  if (!banned || !other) throw new Error("Nothing was stored");
  const merge = { action: "merge" as const, askedAt: monthsAgo(25) };
  await db.insert(banDecisions).values([
    { ...merge, customerId: banned.id, otherCustomerId: other.id, updatedAt: monthsAgo(25) },
    { ...merge, customerId: other.id, otherCustomerId: banned.id, updatedAt: monthsAgo(23) },
  ]);
  await deleteExpiredData(application.context);
  expect(await db.select({ customer: banDecisions.customerId }).from(banDecisions)).toEqual([{ customer: other.id }]);
  await db.delete(customers);
});

// Rule: product.md#retention "Bookings that never became a rental"
// Rule: product.md#retention "Enquiries"
// Rule: product.md#retention "Log entries about"
// Rule: product.md#retention "Rentals"
test("deletes records older than the privacy page says, and keeps newer and open ones", async () => {
  const { db } = application.context;
  const { booking } = await requestBooking(application.context, { body: bookingRequest() });
  await storeEnquiry("RQ-OLD", monthsAgo(25));
  await storeEnquiry("RQ-NEW", monthsAgo(23));
  await storeBooking("VL-DECLINED-OLD", "declined", monthsAgo(25));
  await storeBooking("VL-DECLINED-NEW", "declined", monthsAgo(23));
  await storeBooking("VL-COMPLETED-OLD", "completed", monthsAgo(121));
  await storeBooking("VL-COMPLETED-NEW", "completed", monthsAgo(119));
  await storeBooking("VL-ACTIVE-OLD", "active", monthsAgo(130));
  const log = { actor: "staff", action: "update", entityId: "1" };
  await db.insert(auditLog).values([
    { ...log, entity: "bookings", createdAt: monthsAgo(25) },
    { ...log, entity: "enquiries", createdAt: monthsAgo(23) },
    { ...log, entity: "vehicles", createdAt: monthsAgo(25) },
    // An invitation is deleted even if the invited person has never accepted it.
    { ...log, entity: "staff_invitations", createdAt: monthsAgo(25), after: { email: "ada@prova.example" } },
  ]);

  expect(await deleteExpiredData(application.context)).toEqual({ enquiries: 1, bookings: 2 });

  const references = async (table: typeof bookings | typeof enquiries) =>
    (await db.select({ reference: table.reference }).from(table)).map(({ reference }) => reference).sort();
  expect(await references(enquiries)).toEqual(["RQ-NEW"]);
  expect(await references(bookings)).toEqual(
    [booking.reference, "VL-ACTIVE-OLD", "VL-COMPLETED-NEW", "VL-DECLINED-NEW"].sort(),
  );
  expect((await db.select({ entity: auditLog.entity }).from(auditLog)).map(({ entity }) => entity).sort()).toEqual([
    "enquiries",
    "vehicles",
  ]);
  expect(await db.select().from(unitHolds)).toHaveLength(4);
  expect(await db.select().from(handovers)).toHaveLength(3);
  expect(await deleteExpiredData(application.context)).toEqual({ enquiries: 0, bookings: 0 });
});

// Rule: product.md#quotes
// Rule: product.md#retention
test("deletes unsuccessful quotes after the period of a request, accepted ones after that of a rental", async () => {
  const { db } = application.context;
  const store = (reference: string, status: QuoteStatus, updatedAt: Date) =>
    db.insert(quotes).values({
      reference,
      status,
      updatedAt,
      kind: "jet",
      name: "Ada Prova",
      email: "ada@prova.example",
      title: "Il tuo volo Milano – Zurigo",
      lines: [{ text: "Volo", quantity: 1, amount: 380_000 }],
      totalCents: 380_000,
      validUntil: "2026-11-30",
      tokenHash: reference,
      author: "staff",
    });
  await store("PV-SENT-OLD", "sent", monthsAgo(25));
  await store("PV-DECLINED-OLD", "declined", monthsAgo(25));
  await store("PV-DRAFT-NEW", "draft", monthsAgo(23));
  await store("PV-ACCEPTED", "accepted", monthsAgo(119));
  await store("PV-ACCEPTED-OLD", "accepted", monthsAgo(121));
  await deleteExpiredData(application.context);
  const left = await db.select({ reference: quotes.reference }).from(quotes);
  expect(left.map(({ reference }) => reference).sort()).toEqual(["PV-ACCEPTED", "PV-DRAFT-NEW"]);
  await db.delete(quotes);
});

// Rule: product.md#retention "Pictures of a"
test("deletes handover pictures with their files, but not one that a record uses", async () => {
  const { db, pictures: store } = application.context;
  const [record] = await db.select().from(handovers).limit(1);
  if (!record) throw new Error("No handover is stored");
  const store1 = async (createdAt: Date) => {
    const id = randomUUID();
    await store.put(`restricted-${id}/300.webp`, new Uint8Array([1]), "image/webp");
    await db
      .insert(pictures)
      .values({ id, sha256: id, width: 300, height: 200, restricted: true, uploadedBy: "staff", createdAt });
    return { id, address: `/uploads/riservate/${id}-300x200/300.webp`, key: `restricted-${id}/300.webp` };
  };
  const [old, unnamed, justSent, used] = [
    await store1(monthsAgo(25)),
    await store1(monthsAgo(1)),
    await store1(application.context.clock()),
    await store1(monthsAgo(23)),
  ];
  const all = await db.select().from(handovers);
  await db
    .update(handovers)
    .set({ pictures: [old.address], pictureKinds: { [old.address]: "front" }, createdAt: monthsAgo(25) })
    .where(eq(handovers.id, record.id));
  const other = all.find(({ id }) => id !== record.id);
  await db
    .update(handovers)
    .set({ pictures: [used.address], createdAt: monthsAgo(23) })
    .where(eq(handovers.id, other?.id ?? ""));
  await deleteExpiredData(application.context);
  const [emptied] = await db.select().from(handovers).where(eq(handovers.id, record.id));
  expect(emptied).toMatchObject({ pictures: [], pictureKinds: {} });
  const left = (await db.select({ id: pictures.id }).from(pictures)).map(({ id }) => id);
  expect(left.sort()).toEqual([justSent.id, used.id].sort());
  expect(await Promise.all([old, unnamed, used].map(async ({ key }) => (await store.get(key)) !== null))).toEqual([
    false,
    false,
    true,
  ]);
});

// Rule: product.md#retention "Accounts without a role, unless somebody is signed in"
// Rule: product.md#retention "Sessions, one-time links"
test("deletes ended sessions and accounts without a role", async () => {
  const { context } = application;
  const account = async (months: number, role: "admin" | null = null) => {
    const { userId } = await signInAs(application, role);
    const then = monthsAgo(months);
    await context.db.update(user).set({ createdAt: then, updatedAt: then }).where(eq(user.id, userId));
    await context.db
      .update(session)
      .set({ expiresAt: monthsAgo(1) })
      .where(eq(session.userId, userId));
    return userId;
  };
  const [, young, staff] = [await account(13), await account(11), await account(13, "admin")];
  const present = await account(13);
  const tomorrow = new Date(context.clock().getTime() + 86_400_000);
  await context.db.update(session).set({ expiresAt: tomorrow }).where(eq(session.userId, present));
  await deleteExpiredData(context);
  expect((await context.db.select({ id: user.id }).from(user)).map(({ id }) => id).sort()).toEqual(
    [young, staff, present].sort(),
  );
  expect((await context.db.select().from(session)).map(({ userId }) => userId)).toEqual([present]);
});

// Rule: product.md#retention "Alerts of too many requests"
test("deletes request alerts after thirty days", async () => {
  const { db } = application.context;
  const alert = (subjectHash: string, days: number) => ({
    reason: "many" as const,
    identity: "email" as const,
    subjectHash,
    day: addDays(siteToday(application.context), -days),
    lastAt: application.context.clock(),
  });
  await db.insert(requestAlerts).values([alert("old", 31), alert("new", 30)]);
  await deleteExpiredData(application.context);
  expect((await db.select().from(requestAlerts)).map(({ subjectHash }) => subjectHash)).toEqual(["new"]);
});

// Rule: product.md#idempotency
test("deletes the idempotency keys of staff calls after a week", async () => {
  const { db, clock } = application.context;
  const { userId } = await signInAs(application, "customer_service");
  const daysAgo = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  const row = { userId, fingerprint: "f", madeId: "m" };
  await db.insert(idempotencyKeys).values([
    { ...row, key: "old", createdAt: daysAgo(8) },
    { ...row, key: "new", createdAt: daysAgo(6) },
  ]);
  await deleteExpiredData(application.context);
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(["new"]);
});

// Rule: product.md#retention
test("deletes a rental that ended on 29 February the day after the one shown to staff", async () => {
  const { db } = application.context;
  const reference = "VL-LEAP-DAY";
  await storeBooking(reference, "completed", new Date("2028-02-29T10:00:00Z"));
  const [customer] = await db.insert(customers).values({ name: "Ada", email: "ada@bisestile.example" }).returning();
  if (!customer) throw new Error("Nothing was stored");
  await db.update(bookings).set({ customerId: customer.id }).where(eq(bookings.reference, reference));
  expect((await readErasurePreviewOf(db, customer.id)).retained).toEqual([
    { reference, reason: "rental", retainedUntil: "2038-02-28" },
  ]);

  const isRetainedAt = async (now: string) => {
    await deleteExpiredData({ ...application.context, clock: () => new Date(now) });
    return (await db.$count(bookings, eq(bookings.reference, reference))) === 1;
  };
  expect(await isRetainedAt("2038-02-28T23:59:59Z")).toBe(true);
  expect(await isRetainedAt("2038-03-01T00:00:00Z")).toBe(false);
});
