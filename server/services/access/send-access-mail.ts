import { createEmailVerificationToken } from "better-auth/api";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { type AccessMailRequest, accessEmail, RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "#server/mail/access-mail.ts";
import { countAccessMail } from "#server/repositories/mail-counts.ts";
import { insertPasswordLink } from "#server/repositories/users/sessions.ts";
import { hmacSha256 } from "#server/services/internal/request-identities.ts";

/** Maximum number of mails of one kind to one account that one network, or one known device, can request per hour. */
export const MAX_HOURLY_MAILS_PER_SENDER = 3;
/** Maximum number of mails of one kind to one account that all unknown senders together can request per day. */
export const MAX_DAILY_MAILS_FROM_STRANGERS = 6;

const VERIFY_TTL_SECONDS = VERIFY_LINK_HOURS * 3600;

/**
 * Sends a requested account mail, if there is an account for it and the limits allow it (product.md#account). It runs in a job, so that neither the
 * response to the request nor its timing reveals whether the account exists. The counters are in the database, so they are common to all processes
 * and survive restarts.
 */
export async function sendAccessMail(ctx: AppContext, request: AccessMailRequest): Promise<void> {
  const { internalAdapter, secret } = await ctx.signIn.$context;
  const user = (await internalAdapter.findUserByEmail(request.email))?.user;
  if (!user || (request.kind === "verify-address" && user.emailVerified)) return;
  const { kind } = request;
  const verification = await createEmailVerificationToken(secret, user.email, undefined, VERIFY_TTL_SECONDS);
  const token = kind === "verify-address" ? verification : Buffer.from(ctx.random(24)).toString("base64url");
  await retryTransaction(ctx.db, async (tx) => {
    if (!(await isMailAllowed(ctx, tx, request))) {
      ctx.logger.warn({ kind, userId: user.id }, "an account has had as many mails as it may for now");
      return;
    }
    // Use the machine's clock: the sign-in library compares with it, and not with `ctx.clock`.
    const expiresAt = new Date(Date.now() + RESET_LINK_HOURS * HOUR_MS);
    if (kind === "reset-password") await insertPasswordLink(tx, { token, userId: user.id, expiresAt });
    const mail = accessEmail({ kind, token }, { user, site: ctx.site, siteUrl: ctx.env.siteUrl });
    await ctx.jobs.enqueue(tx, "mail", mail);
  });
}

/**
 * Counts the mail and returns whether the limits allow it. Checks the sender's own limit first, so that a refused sender does not use up the limit of
 * all strangers. Mails that a known device requests do not count towards the limit of strangers.
 */
async function isMailAllowed(
  { env, clock }: AppContext,
  tx: Transaction,
  { kind, email, sender }: AccessMailRequest,
): Promise<boolean> {
  if (sender === null) return true;
  const countOf = (sender: string, forMs: number) =>
    countAccessMail(tx, { senderHash: hmacSha256(env.keys.identities, `${kind}:${sender}`), now: clock(), forMs });
  if ((await countOf(sender.hash, HOUR_MS)) > MAX_HOURLY_MAILS_PER_SENDER) return false;
  return sender.known || (await countOf(`strangers:${email}`, DAY_MS)) <= MAX_DAILY_MAILS_FROM_STRANGERS;
}
