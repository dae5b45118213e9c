// Rule: product.md#reviews

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { readCustomerExport } from "#server/repositories/customers/customer-export.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { deriveReviewToken } from "#server/services/reviews/shared/review-token.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, withClockAt } from "#test/stored-bookings.ts";
import { decideReview, findReviewPage, readReviews, requestReviews, writeReview } from "./reviews.ts";

const application = setUpTestApplication();
let context: AppContext;
let bookingId: string;
const token = () => deriveReviewToken(context.env.secret, bookingId);
beforeAll(() => {
  context = application.context;
});
beforeEach(async () => {
  const { booking } = await requestBooking(context, { body: bookingRequest() });
  bookingId = booking.id;
  await context.db.execute(sql`delete from pgboss.job`);
});
afterEach(async () => {
  await deleteBookings(context);
  await context.db.execute(sql`delete from audit_log`);
});

const RETURNED = "2026-12-13T09:00:00Z";
const DAY_AFTER = "2026-12-14T09:00:00Z";
const end = (status: string, returnedAt: string | null = RETURNED) =>
  context.db.execute(sql`update bookings set status = ${status}, returned_at = ${returnedAt}::timestamptz`);
const sendRequests = async (now: string) => requestReviews(withClockAt(context, now));
const staff = {
  userId: "desk",
  email: "a@velluto.example",
  name: "A",
  roles: ["customer_service" as const],
  needsSecondFactor: false,
  signedInAt: new Date(),
};
const words = { stars: "5", body: "Consegna puntuale e vettura perfetta, come scelta.", shown_name: "Ada P." };
const listQuery = { filters: [], order: [], limit: 10, offset: 0 };
const theReview = async () => {
  const [review] = (await readReviews(context, { staff, listQuery })).rows;
  if (!review) throw new Error("No review is stored");
  return review;
};
const page = () =>
  readVehiclePage(
    withClockAt(context, DAY_AFTER),
    {
      city: "milan",
      category: "sportive",
      model: "ferrari-296-gtb",
      choice: {},
    } as Parameters<typeof readVehiclePage>[1],
    wordsOf("it"),
  );
const ratings = async () => JSON.stringify((await page()).head.structuredData).match(/AggregateRating|"Review"/g) ?? [];

/** Requests a review, writes it and reads it as staff. */
async function createWrittenReview(form: object = words) {
  await end("completed");
  await sendRequests(DAY_AFTER);
  await writeReview(withClockAt(context, DAY_AFTER), { token: token(), form });
  return theReview();
}

describe("the review request", () => {
  // Rule: product.md#site-configuration "Request for a review"
  test("is sent once for a rental, a day after the return", async () => {
    await end("completed");
    expect(await sendRequests("2026-12-14T08:59:59Z")).toBe(0);
    expect([
      await sendRequests(DAY_AFTER),
      await sendRequests(DAY_AFTER),
      await sendRequests("2026-12-15T09:00:00Z"),
    ]).toEqual([1, 0, 0]);
    const queued = await queryRows<{ kind: string }>(
      context,
      sql`select data ->> 'kind' as kind from pgboss.job order by created_on`,
    );
    expect(queued).toEqual([{ kind: "review" }]);
    const sent: OutgoingEmail[] = [];
    const mailer = { send: async (message: OutgoingEmail) => void sent.push(message) };
    await sendBookingMail(context, { booking: bookingId, kind: "review", mailer });
    expect(sent[0]?.to).toBe("ada@prova.example");
    expect(sent[0]?.text).toContain(`/recensione/${token()}`);
  });

  // Rule: product.md#site-configuration "Request for a review"
  test.each(["cancelled", "no_show", "declined", "expired", "active", "confirmed"])(
    "is not sent for a booking that is %s",
    async (status) => {
      await end(status);
      expect(await sendRequests(DAY_AFTER)).toBe(0);
    },
  );

  test("is not sent for rentals that ended long ago, nor without an address", async () => {
    await end("completed", "2026-12-01T09:00:00Z");
    expect(await sendRequests(DAY_AFTER)).toBe(0);
    await end("completed");
    await context.db.execute(sql`update bookings set email = null`);
    expect(await sendRequests(DAY_AFTER)).toBe(0);
  });
});

describe("a written review", () => {
  test("is stored, reported to staff once with a link, and not public yet", async () => {
    const review = await createWrittenReview();
    expect(review).toMatchObject({ status: "written", stars: 5, shownName: "Ada P.", vehicleName: "Ferrari 296 GTB" });
    await writeReview(context, { token: token(), form: words });
    await writeReview(context, { token: token(), form: { ...words, stars: "4" } });
    expect((await theReview()).stars).toBe(4);
    const mails = await queryRows<{ text: string }>(
      context,
      sql`select data ->> 'text' as text from pgboss.job where name = 'mail' order by created_on`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/admin/reviews?open=${review.id}`);
    expect((await page()).reviews).toEqual({ shown: [], rating: null });
  });

  test("is validated with a message per field", async () => {
    await end("completed");
    await sendRequests(DAY_AFTER);
    const write = writeReview(context, { token: token(), form: { stars: "6", body: "Bella.", shown_name: "" } });
    await expect(write).rejects.toMatchObject({
      kind: "invalid",
      fields: [{ path: "stars" }, { path: "body" }, { path: "shown_name" }],
    });
    const unrated = writeReview(context, { token: token(), form: { body: words.body, shown_name: "Ada" } });
    await expect(unrated).rejects.toMatchObject({
      fields: [{ path: "stars", message: fieldMessage("formMessages", "stars", { max: 5 }) }],
    });
  });

  // Rule: product.md#public-routes "/recensione/{token}"
  test("needs its link: no other token opens it, nor one that was not sent", async () => {
    for (const wrong of ["x".repeat(43), "..", token()]) {
      await expect(findReviewPage(context, { token: wrong })).rejects.toMatchObject({ kind: "not-found" });
      await expect(writeReview(context, { token: wrong, form: words })).rejects.toMatchObject({ kind: "not-found" });
    }
  });

  // Rule: product.md#private-link
  test("can be opened for six months after the request", async () => {
    await end("completed");
    await sendRequests(DAY_AFTER);
    expect(await findReviewPage(withClockAt(context, "2027-06-13T09:00:00Z"), { token: token() })).toMatchObject({
      status: "asked",
      images: expect.arrayContaining([expect.stringContaining("/studio-")]),
    });
    const later = withClockAt(context, "2027-06-15T09:00:00Z");
    await expect(findReviewPage(later, { token: token() })).rejects.toMatchObject({ kind: "not-found" });
    const late = writeReview(later, { token: token(), form: words });
    await expect(late).rejects.toMatchObject({ kind: "not-found" });
  });

  test("cannot be changed once staff have decided", async () => {
    const { id } = await createWrittenReview();
    await decideReview(context, { staff, id, body: { status: "published" } });
    await writeReview(context, { token: token(), form: words });
    const changed = writeReview(context, { token: token(), form: { ...words, stars: "1" } });
    await expect(changed).rejects.toMatchObject({ kind: "conflict" });
    expect(await findReviewPage(context, { token: token() })).toMatchObject({ status: "published", stars: 5 });
  });
});

describe("staff", () => {
  test("publish and answer a review, which the car's page shows, and withdraw it", async () => {
    const { id } = await createWrittenReview();
    const generation = context.pages.generation;
    const ofStaff = (await page()).vehicle.rating;
    await decideReview(context, { staff, id, body: { status: "published", answer: "Grazie, Ada." } });
    expect(context.pages.generation).toBeGreaterThan(generation);
    const { reviews, vehicle } = await page();
    expect(reviews.rating).toEqual({ average: 5, count: 1 });
    expect(reviews.shown).toMatchObject([{ name: "Ada P.", returnedOn: "2026-12-13", answer: "Grazie, Ada." }]);
    expect(await ratings()).toEqual(["AggregateRating", '"Review"']);
    // The car's own rating, which staff have set, does not change (product.md#reviews).
    expect(vehicle.rating).toBe(ofStaff);
    await decideReview(context, { staff, id, body: { status: "declined" } });
    expect((await page()).reviews.shown).toEqual([]);
    expect(await ratings()).toEqual([]);
    const logged = await queryRows<{ action: string }>(
      context,
      sql`select action, before::text || after::text as text from audit_log where entity = 'reviews'`,
    );
    expect(logged.map(({ action }) => action)).toEqual(["update", "update"]);
    expect(JSON.stringify(logged)).not.toContain("oken");
  });

  test("are refused when a colleague has decided meanwhile, or before it is written", async () => {
    const { id, version } = await createWrittenReview();
    await decideReview(context, { staff, id, body: { status: "declined", version } });
    const late = decideReview(context, { staff, id, body: { status: "published", version } });
    await expect(late).rejects.toMatchObject({ kind: "conflict" });
    await context.db.execute(sql`update reviews set status = 'asked', stars = null, body = null, shown_name = null`);
    const early = decideReview(context, { staff, id, body: { status: "published" } });
    await expect(early).rejects.toMatchObject({ kind: "conflict" });
  });

  test("a demo rating is marked as such and left out of structured data", async () => {
    const { id } = await createWrittenReview();
    await decideReview(context, { staff, id, body: { status: "published" } });
    await context.db.execute(sql`update reviews set demo = true`);
    const { reviews } = await page();
    expect([reviews.shown[0]?.demo, reviews.rating]).toEqual([true, null]);
    expect(await ratings()).toEqual([]);
  });
});

// Rule: product.md#retention "Reviews"
test("a person's review is in their export and is erased with them, also from the car's page and the audit log", async () => {
  const { id } = await createWrittenReview();
  await decideReview(context, { staff, id, body: { status: "published" } });
  const [row] = await queryRows<{ customer_id: string }>(context, sql`select customer_id from bookings`);
  const customer = row?.customer_id ?? "";
  const { reviews } = await readCustomerExport(context.db, customer);
  expect(reviews).toMatchObject([{ body: words.body, shownName: "Ada P." }]);
  expect(JSON.stringify(reviews)).not.toContain("oken");
  await context.db.transaction((tx) => eraseStoredCustomer(tx, customer, context.clock()));
  expect(await queryRows(context, sql`select id from reviews`)).toEqual([]);
  expect((await page()).reviews.shown).toEqual([]);
  const left = await queryRows(context, sql`select after from audit_log where entity_id = ${id} and after is not null`);
  expect(left).toEqual([]);
});
