import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import type { Tag } from "#server/invalidation/tags.ts";

/**
 * Publishes a tag when the transaction commits, in this process and in the others (docs/decisions/page-cache.md). Tables that pages show do not need
 * it: their triggers publish their tags.
 */
export async function invalidateTag(tx: Transaction, tag: Tag): Promise<void> {
  await tx.execute(sql`
    select
      set_config('velluto.written', concat_ws(E'\n', nullif(current_setting('velluto.written', true), ''), ${tag}::text), true),
      pg_notify('written_tags', ${tag}::text)
  `);
}
