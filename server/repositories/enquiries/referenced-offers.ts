import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { enquiries, quotes } from "#server/db/schema.ts";

/** What requests refer to by slug in their details, under the key `jet` or `experience`; also the kind of request. */
export type ReferencedOffer = "jet" | "experience";

/** Counts the requests about an offer that are open, or closed with a quote that can still be accepted. */
export async function countOpenEnquiriesAbout(tx: Transaction, offer: ReferencedOffer, slug: string): Promise<number> {
  const idsWithOpenQuote = tx
    .select({ id: quotes.enquiryId })
    .from(quotes)
    .where(and(sql`${quotes.enquiryId} is not null`, inArray(quotes.status, ["draft", "sent"])));
  return tx.$count(
    enquiries,
    and(refersToOffer(offer, slug), or(ne(enquiries.status, "closed"), inArray(enquiries.id, idsWithOpenQuote))),
  );
}

/** Updates the slug in the requests that refer to an offer. */
export async function renameSlugInEnquiries(
  tx: Transaction,
  offer: ReferencedOffer,
  from: string,
  to: string,
): Promise<void> {
  await tx
    .update(enquiries)
    .set({ details: sql`jsonb_set(${enquiries.details}, ${`{${offer}}`}::text[], to_jsonb(${to}::text))` })
    .where(refersToOffer(offer, from));
}

function refersToOffer(offer: ReferencedOffer, slug: string): SQL | undefined {
  return and(eq(enquiries.kind, offer), sql`${enquiries.details} ->> ${offer}::text = ${slug}`);
}
