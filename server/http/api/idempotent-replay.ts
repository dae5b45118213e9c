import type { IdempotentReplay } from "#domain/api/shared-schemas.ts";
import type { RecordedAction } from "#server/repositories/audit-log/audit-log.ts";

/** Returns who had already made a transition when it was requested again. */
export function toIdempotentReplay({ act, own }: { act: RecordedAction | null; own: boolean }): IdempotentReplay {
  return { actor: act?.actor ?? null, actor_name: act?.actorName ?? null, at: act?.at.toISOString() ?? null, own };
}
