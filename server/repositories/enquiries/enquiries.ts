import { eq } from "drizzle-orm";
import type { Enquiry, EnquiryKind, EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import type { Queryable } from "#server/db/client.ts";
import { enquiries } from "#server/db/schema.ts";

export type NewEnquiry = typeof enquiries.$inferInsert;

/** Which enquiry: by its id, or by the key its request came with. */
export type EnquiryKey = { id: string } | { idempotencyKey: string };

/** Stores an enquiry and returns it; null when its reference or its idempotency key is taken. */
export async function insertEnquiry(db: Queryable, enquiry: NewEnquiry): Promise<Enquiry | null> {
  const [row] = await db.insert(enquiries).values(enquiry).onConflictDoNothing().returning();
  return row ? toEnquiry(row) : null;
}

/** An enquiry, or null when there is none. */
export async function findEnquiry(db: Queryable, key: EnquiryKey): Promise<Enquiry | null> {
  const [row] = await db
    .select()
    .from(enquiries)
    .where("id" in key ? eq(enquiries.id, key.id) : eq(enquiries.idempotencyKey, key.idempotencyKey))
    .limit(1);
  return row ? toEnquiry(row) : null;
}

function toEnquiry(row: typeof enquiries.$inferSelect): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind as EnquiryKind,
    status: row.status as EnquiryStatus,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    details: row.details,
    createdAt: row.createdAt,
  };
}
