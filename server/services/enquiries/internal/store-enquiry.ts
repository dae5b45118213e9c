import { randomUUID } from "node:crypto";
import { enquiryReference } from "#domain/booking/reference.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { attachEnquiry } from "#server/services/customers/shared/attach-customer.ts";
import { withFreeReference } from "#server/services/internal/free-reference.ts";
import { type EnquiryKeyed, findRepeatedEnquiry } from "./repeated-enquiry.ts";

/** Writes the enquiry down as new. When the same request arrived at the same moment, that one's enquiry is given instead. */
export async function storeEnquiry(
  ctx: AppContext,
  tx: Transaction,
  keyed: EnquiryKeyed,
): Promise<{ enquiry: Enquiry; isNew: boolean }> {
  const { request, key } = keyed;
  const now = ctx.clock();
  const row = {
    id: randomUUID(),
    kind: request.kind,
    name: request.name,
    email: request.email,
    phone: request.phone,
    message: request.message || null,
    details: { ...request.details },
    idempotencyKey: key,
    createdAt: now,
    updatedAt: now,
  };
  return withFreeReference(ctx, enquiryReference, async (reference) => {
    const enquiry = await insertEnquiry(tx, { ...row, reference });
    if (enquiry) {
      await attachEnquiry(ctx, tx, { id: enquiry.id, reference, request });
      return { enquiry, isNew: true };
    }
    const repeated = await findRepeatedEnquiry(tx, keyed);
    return repeated && { enquiry: repeated, isNew: false };
  });
}
