import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { enquiries, quotes } from "#server/db/schema.ts";

/** What an enquiry refers to by its slug: the key in the enquiry's details (`jet` or `experience`), which is also the enquiry's kind. */
export type ReferencedOffer = "jet" | "experience";

/** Counts the enquiries about a jet or experience that are open, or that have a quote which the customer can still accept. */
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

/** Replaces the slug of a jet or experience in the enquiries that refer to it. */
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
