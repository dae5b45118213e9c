import { lt, sql } from "drizzle-orm";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Transaction } from "#server/db/client.ts";
import { recipientMails } from "#server/db/schema.ts";

/** Counts one more mail to an address on a day, and answers how many it makes. */
export async function countFormMail(
  tx: Transaction,
  { recipientHash, day }: { recipientHash: string; day: CivilDate },
): Promise<number> {
  const [row] = await tx
    .insert(recipientMails)
    .values({ recipientHash, day, mails: 1 })
    .onConflictDoUpdate({
      target: [recipientMails.recipientHash, recipientMails.day],
      set: { mails: sql`${recipientMails.mails} + 1` },
    })
    .returning({ mails: recipientMails.mails });
  return row?.mails ?? 1;
}

/** Removes the counts of days that are over. */
export async function deleteMailCounts(tx: Transaction, before: CivilDate): Promise<void> {
  await tx.delete(recipientMails).where(lt(recipientMails.day, before));
}
