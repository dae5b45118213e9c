import type { AlreadyMade } from "#domain/api/row-shapes.ts";
import type { RecordedAct } from "#server/repositories/staff/audit-log.ts";

/** Who had made a transition before it was asked for. */
export function toAlreadyMade({ act, own }: { act: RecordedAct | null; own: boolean }): AlreadyMade {
  return { actor: act?.actor ?? null, actor_name: act?.actorName ?? null, at: act?.at.toISOString() ?? null, own };
}
