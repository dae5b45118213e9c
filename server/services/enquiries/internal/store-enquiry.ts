import { randomUUID } from "node:crypto";
import { enquiryReference } from "#domain/booking/reference.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { attachEnquiry } from "#server/services/customers/internal/attach-customer.ts";
import { type EnquiryKeyed, findRepeatedEnquiry } from "./repeated-enquiry.ts";

/** A reference is taken once in hundreds of millions; five in a row are a fault. */
const REFERENCE_ATTEMPTS = 5;

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
  for (let attempt = 1; attempt <= REFERENCE_ATTEMPTS; attempt++) {
    const enquiry = await insertEnquiry(tx, { ...row, reference: enquiryReference(ctx.random(6)) });
    if (enquiry) {
      await attachEnquiry(ctx, tx, { id: enquiry.id, reference: enquiry.reference, request });
      return { enquiry, isNew: true };
    }
    const repeated = await findRepeatedEnquiry(tx, keyed);
    if (repeated) return { enquiry: repeated, isNew: false };
  }
  throw new Error("No free enquiry reference was found");
}
