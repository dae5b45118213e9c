import { lt, lte, sql } from "drizzle-orm";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Transaction } from "#server/db/client.ts";
import { accessMailCounts, recipientMails } from "#server/db/schema.ts";

/** Increments the number of mails to an e-mail address on a day, and returns the new number. */
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

/** Increments the number of account mails that a sender has requested, and returns the new number. After `forMs` the number starts again from one. */
export async function countAccessMail(
  tx: Transaction,
  { senderHash, now, forMs }: { senderHash: string; now: Date; forMs: number },
): Promise<number> {
  const endsAt = new Date(now.getTime() + forMs);
  const isOver = lte(accessMailCounts.endsAt, now);
  const [row] = await tx
    .insert(accessMailCounts)
    .values({ senderHash, mails: 1, endsAt })
    .onConflictDoUpdate({
      target: accessMailCounts.senderHash,
      set: {
        mails: sql`case when ${isOver} then 1 else ${accessMailCounts.mails} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${accessMailCounts.endsAt} end`,
      },
    })
    .returning({ mails: accessMailCounts.mails });
  return row?.mails ?? 1;
}

/** Deletes counts that are no longer used: of form mails those from before today, and of account mails those whose counting period has ended. */
export async function deleteMailCounts(
  tx: Transaction,
  { today, now }: { today: CivilDate; now: Date },
): Promise<void> {
  await tx.delete(recipientMails).where(lt(recipientMails.day, today));
  await tx.delete(accessMailCounts).where(lte(accessMailCounts.endsAt, now));
}
