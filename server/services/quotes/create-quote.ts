import { randomUUID } from "node:crypto";
import { createQuoteReference } from "#domain/reference-codes.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { errorCode, FOREIGN_KEY_VIOLATION, ServiceError } from "#server/errors.ts";
import { findStoredQuote, insertQuote, type StoredQuote } from "#server/repositories/quotes/quotes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  assertValidIdempotencyKey,
  invalidIdempotencyKeyError,
  withFreeReference,
} from "#server/services/internal/idempotency.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { requireOfferedKind } from "#server/services/internal/require-offer.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { quoteTokenHash } from "#server/services/quotes/shared/quote-token.ts";
import { type ParsedQuote, parseQuoteBody } from "./internal/check-quote.ts";
import { findRecipientLanguage, type QuoteDetail, readQuoteDetail, toAuditedQuote } from "./internal/quote-detail.ts";

export interface QuoteToCreate {
  staff: Staff;
  body: unknown;
  idempotencyKey: string | undefined;
}

/**
 * Creates a quote as a draft (product.md#quotes). Idempotent by key. Throws "invalid" with a message per wrong field, for a car's price beyond the
 * role's limit, and for an unknown customer or enquiry. Throws "conflict" for a kind that is switched off.
 */
export async function createQuote(
  ctx: AppContext,
  { staff, body, idempotencyKey }: QuoteToCreate,
): Promise<QuoteDetail> {
  requireAbility(staff, "quotes.manage");
  if (idempotencyKey !== undefined) assertValidIdempotencyKey(idempotencyKey);
  const { quote } = await parseQuoteBody(ctx, staff, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const repeated = idempotencyKey === undefined ? null : await findStoredQuote(tx, { idempotencyKey });
    if (repeated) return readQuoteDetail(ctx, tx, assertOwnQuote(repeated, staff));
    requireOfferedKind(ctx, quote.kind);
    const stored = await storeQuote(ctx, tx, { quote, staff, key: idempotencyKey ?? null });
    await audit({
      action: "create",
      entity: "quotes",
      entityId: stored.id,
      before: null,
      after: toAuditedQuote(stored),
    });
    return readQuoteDetail(ctx, tx, stored);
  });
}

function assertOwnQuote(repeated: StoredQuote, staff: Staff): StoredQuote {
  if (repeated.author !== staff.userId)
    throw invalidIdempotencyKeyError("Questa chiave appartiene già a un altro preventivo.");
  return repeated;
}

async function storeQuote(
  ctx: AppContext,
  tx: Transaction,
  { quote, staff, key }: { quote: ParsedQuote; staff: Staff; key: string | null },
): Promise<StoredQuote> {
  const now = ctx.clock();
  const id = randomUUID();
  const tokenHash = quoteTokenHash(ctx.env.secret, id);
  const language = quote.language ?? (await findRecipientLanguage(tx, quote));
  const row = {
    ...quote,
    language,
    id,
    tokenHash,
    author: staff.userId,
    idempotencyKey: key,
    createdAt: now,
    updatedAt: now,
  };
  return withFreeReference(ctx, createQuoteReference, async (reference) => {
    const stored = await insertWithKnownReferences(tx, { ...row, reference });
    if (stored) return stored;
    const repeated = key === null ? null : await findStoredQuote(tx, { idempotencyKey: key });
    return repeated && assertOwnQuote(repeated, staff);
  });
}

/** Inserts a quote. Throws "invalid" at the field if the customer or the enquiry does not exist, for example because it was erased. */
async function insertWithKnownReferences(
  tx: Transaction,
  row: Parameters<typeof insertQuote>[1],
): Promise<StoredQuote | null> {
  try {
    return await tx.transaction((savepoint) => insertQuote(savepoint, row));
  } catch (error) {
    if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
    const message = "Il cliente o la richiesta non esiste più: scrivi il preventivo senza.";
    throw new ServiceError("invalid", message, [{ path: "customer_id", message }]);
  }
}
