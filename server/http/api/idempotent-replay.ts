import type { IdempotentReplay } from "#domain/api/shared-schemas.ts";
import type { RecordedAction } from "#server/repositories/audit-log/audit-log.ts";

/** Returns who had made a transition before, for a call that requests the same transition again. */
export function toIdempotentReplay({ act, own }: { act: RecordedAction | null; own: boolean }): IdempotentReplay {
  return { actor: act?.actor ?? null, actor_name: act?.actorName ?? null, at: act?.at.toISOString() ?? null, own };
}
