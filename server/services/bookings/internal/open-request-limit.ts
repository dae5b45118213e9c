import {
  REQUEST_IDENTITIES,
  type RequestAlertReason,
  type RequestIdentity,
  tooManyRequestsMessage,
} from "#domain/bookings/request/request-limits.ts";
import { DAY_MS, SECOND_MS } from "#domain/durations.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { Message } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { requestAlertEmail } from "#server/mail/staff-mails.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import {
  countOpenRequests,
  countRequestsSince,
  lockIdentities,
  type RequestCounts,
} from "#server/repositories/bookings/open-requests.ts";
import { storeRequestAlert } from "#server/repositories/bookings/request-alerts.ts";
import type { BookingOffer } from "#server/services/bookings/shared/price-request.ts";
import { findRepeatedBooking } from "#server/services/internal/idempotency.ts";
import { identityHashes, type RequestIdentities } from "#server/services/internal/request-identities.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Thrown for a booking request above the limit. It has the identities that staff will be alerted to. */
export class TooManyOpenRequests extends ServiceError {
  readonly limitsReached: { identity: RequestIdentity; newest: string | null }[];

  constructor(message: Message, limitsReached: TooManyOpenRequests["limitsReached"], retryAfterSeconds: number) {
    super("too-many", message, [], retryAfterSeconds);
    this.limitsReached = limitsReached;
  }
}

/**
 * Throws `TooManyOpenRequests` if an identity has too many open booking requests (product.md#open-requests). Call it in the transaction that stores
 * the request, before a unit is held. A repeated request does not count. RATE_LIMITS=off disables the limit.
 */
export async function assertOpenRequestLimit(
  ctx: AppContext,
  tx: Transaction,
  { identities, key }: { identities: RequestIdentities } & Pick<BookingOffer, "key">,
): Promise<void> {
  if (!ctx.env.rateLimits) return;
  await lockIdentities(
    tx,
    identityHashes(ctx.env, identities).map(({ hash }) => hash),
  );
  if (key && (await findRepeatedBooking(tx, key))) return;
  const counts = await countOpenRequests(tx, identities, ctx.clock());
  const limitsReached = identitiesAtLimit(counts, ctx.site.maxOpenRequests);
  if (limitsReached.length === 0) return;
  const message = tooManyRequestsMessage(ctx.site.maxOpenRequests, ctx.site.phone);
  const now = ctx.clock();
  const retryAfterMs = replyDueAt(now, ctx.site).getTime() - now.getTime();
  throw new TooManyOpenRequests(message, limitsReached, Math.ceil(retryAfterMs / SECOND_MS));
}

/** Returns the identities that have at least `number` requests, each with its newest request. */
export const identitiesAtLimit = (counts: RequestCounts, number: number) =>
  REQUEST_IDENTITIES.filter((identity) => counts[identity].count >= number).map((identity) => ({
    identity,
    newest: counts[identity].newest,
  }));

interface RequestAlertInput {
  reason: RequestAlertReason;
  identities: RequestIdentities;
  limitsReached: readonly { identity: RequestIdentity; newest: string | null }[];
}

/**
 * Creates an alert in the panel about an identity with too many booking requests. Also mails staff if it is the identity's first alert of the day
 * (product.md#open-requests). Runs in the caller's transaction.
 */
export async function alertStaffOfRequests(
  ctx: AppContext,
  tx: Transaction,
  { reason, identities, limitsReached }: RequestAlertInput,
): Promise<void> {
  const now = ctx.clock();
  // One alert is enough: usually a renter's e-mail address, phone number and network address reach the limit together.
  const [first] = limitsReached;
  const subjectHash = identityHashes(ctx.env, identities).find(({ identity }) => identity === first?.identity)?.hash;
  if (!first || !subjectHash) return;
  const { identity, newest } = first;
  const alert = { reason, identity, subjectHash, day: siteToday(ctx), bookingId: newest };
  if (!(await storeRequestAlert(tx, alert, now))) return;
  const booking = newest ? await findStoredBooking(tx, { id: newest }) : null;
  const { siteUrl, mailStaff: staffAddress } = ctx.env;
  const mail = requestAlertEmail({ reason, identity, booking, site: ctx.site, siteUrl, staffAddress });
  await ctx.jobs.enqueue(tx, "mail", mail);
}

/**
 * Alerts staff if an identity has sent many booking requests in a day, including cancelled and declined ones. Runs in the transaction that stores the
 * request.
 */
export async function alertManyRequests(
  ctx: AppContext,
  tx: Transaction,
  identities: RequestIdentities,
): Promise<void> {
  if (!ctx.env.rateLimits) return;
  const counts = await countRequestsSince(tx, identities, new Date(ctx.clock().getTime() - DAY_MS));
  const limitsReached = identitiesAtLimit(counts, ctx.site.requestAlertThreshold);
  if (limitsReached.length > 0) await alertStaffOfRequests(ctx, tx, { reason: "many", identities, limitsReached });
}
