import { sql } from "drizzle-orm";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { AccessMailRequest } from "#server/mail/access-mail.ts";
import { sendAccessMail } from "#server/services/access/send-access-mail.ts";
import type { TestApplication } from "./app.ts";
import { queryRows } from "./stored-bookings.ts";

/** Returns the queued mails to an address, oldest first. No job workers run in tests, so pending account mails are rendered now. */
export async function emailsTo({ context }: TestApplication, address: string): Promise<OutgoingEmail[]> {
  const accessMails = await queryRows<{ data: AccessMailRequest }>(
    context,
    sql`with done as (delete from pgboss.job where name = 'access-mail' returning data, created_on, id)
      select data from done order by created_on, id`,
  );
  for (const { data } of accessMails) await sendAccessMail(context, data);
  const jobs = await queryRows<{ data: OutgoingEmail }>(
    context,
    sql`select data from pgboss.job where name = 'mail' and data->>'to' = ${address} order by created_on, id`,
  );
  return jobs.map(({ data }) => data);
}

/** Returns how many mails are queued, to anybody. */
export async function countQueuedMails({ context }: TestApplication): Promise<number> {
  const jobs = await queryRows(context, sql`select id from pgboss.job where name like '%mail'`);
  return jobs.length;
}

/** Returns the token in a mail's link; throws if there is none. */
export function extractToken(mail: OutgoingEmail | undefined): string {
  const token = /[?&]token=([^\s&]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No link with a token in: ${mail?.text}`);
  return decodeURIComponent(token);
}
