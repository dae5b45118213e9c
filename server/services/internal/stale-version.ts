import { formatSiteMomentInSentence } from "#domain/enquiries/format-site-moment.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findLastChange } from "#server/repositories/audit-log/audit-log.ts";

/**
 * Throws "conflict" if a row has changed since the editor read it; the message says who changed it and when (product.md#stale-versions). If `version`
 * is undefined, does nothing: API clients need not send it, but the panel always does.
 */
export async function rejectStaleVersion(
  tx: Transaction,
  entity: string,
  row: { id: string; version: number },
  version: number | undefined,
  { site, clock }: Pick<AppContext, "site" | "clock">,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  const change = await findLastChange(tx, entity, row.id);
  throw new ServiceError("conflict", changedMessage(change, clock(), site.timeZone), [
    { path: "version", message: `La versione attuale è la ${row.version}.` },
  ]);
}

function changedMessage(change: { email: string; at: Date } | null, now: Date, timeZone: string): string {
  if (!change) return "Questa voce è cambiata nel frattempo: ricarica i valori attuali.";
  return `Modificato da ${change.email} ${formatSiteMomentInSentence(change.at, now, timeZone)}: ricarica i valori attuali o salva di nuovo.`;
}
