import { languageOnSite } from "#domain/languages.ts";
import { isMailTextKind } from "#domain/mail-texts/mail-texts.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { isStaffQuoteMail, type QuoteMailKind, quoteEmail } from "#server/mail/quote-mails.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { expireSentQuotes, findOutcome, findStoredQuote } from "#server/repositories/quotes/quotes.ts";
import { runUntilDone } from "#server/services/internal/batches.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { quoteUrl } from "#server/services/quotes/shared/quote-token.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";
import { readQuoteVat } from "./internal/read-quote-vat.ts";

/**
 * Renders and sends a mail about a quote. It is rendered only now, so that its private link is never stored in the queue. Sends nothing for a deleted
 * or withdrawn quote.
 */
export async function sendQuoteMail(
  ctx: AppContext,
  { quote: id, kind, mailer }: { quote: string; kind: QuoteMailKind; mailer: Mailer },
): Promise<void> {
  const stored = await findStoredQuote(ctx.db, { id });
  if (!stored || stored.status === "withdrawn") return;
  const quote = { ...stored, language: languageOnSite(ctx.site.languages, stored.language) };
  const outcome = await findOutcome(ctx.db, id);
  const { mailStaff: staffAddress, siteUrl } = ctx.env;
  const url = quoteUrl(ctx.env, quote);
  const changeable = `quote-${kind}`;
  const text = isMailTextKind(changeable) ? await findMailText(ctx.db, changeable, quote.language) : null;
  const toStaff = isStaffQuoteMail(kind);
  const words = wordsOf(toStaff ? "it" : quote.language);
  const site = toStaff ? ctx.site : await readSiteIn(ctx, words);
  const vat = await readQuoteVat(ctx, words, quote);
  await mailer.send(quoteEmail(kind, { quote, outcome, vat, url, site, siteUrl, staffAddress, text }));
}

/** Runs every minute: expires sent quotes whose last day has passed. Returns their number. */
export async function expireQuotes(ctx: AppContext): Promise<number> {
  return runUntilDone(ctx, (tx, limit) => expireSentQuotes(tx, { today: siteToday(ctx), now: ctx.clock(), limit }));
}
