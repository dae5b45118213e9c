import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { OTHER_COLOUR_CONFIRM } from "#app/features/admin/bookings/booking-words.ts";
import type { PendingHoldMove, TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { BlockPeriod } from "#domain/forms/unit-holds/maintenance-block.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/**
 * Moves holds optimistically: a bar appears at its new place immediately, and returns with the reason when the server refuses. Quick steps are sent
 * one after the other, each with the version that the previous step returned. The toast offers an undo. Render `question`: it confirms a move to a
 * unit of another colour.
 */
export function useMoveHold() {
  const toast = useToast();
  const { withConfirm, question } = useServerConfirm(OTHER_COLOUR_CONFIRM);
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<readonly PendingHoldMove[]>([]);
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  /** The versions returned by our own moves, by hold id. */
  const savedVersions = useRef(new Map<string, number>());
  /** The latest step of each hold, by hold id. */
  const lastSteps = useRef(new Map<string, symbol>());
  const withoutHold =
    ({ id }: TimelineHold) =>
    (pendingMoves: readonly PendingHoldMove[]) =>
      pendingMoves.filter(({ hold }) => hold.id !== id);
  const replacePending = (next: PendingHoldMove) =>
    setPending((pendingMoves) => [...withoutHold(next.hold)(pendingMoves), next]);

  const send = async (hold: TimelineHold, unit: number, period: BlockPeriod, step: symbol) => {
    const isLast = () => queue.current.waiting === 1;
    const isLastOfHold = () => lastSteps.current.get(hold.id) === step;
    try {
      const { version } = await withConfirm((confirmation) =>
        api.patch("/api/unit_holds/:id", {
          parameters: { id: hold.id },
          body: {
            unit,
            ...(hold.booking ? {} : toApiTimes(period)),
            ...confirmation,
            version: Math.max(hold.version, savedVersions.current.get(hold.id) ?? 0),
          },
        }),
      );
      savedVersions.current.set(hold.id, version);
      // Stays pending until the reloaded rows include it.
      if (isLastOfHold()) replacePending({ hold: { ...hold, version }, unit, period, savedVersion: version });
      const movedHold = { ...hold, unit, period, version };
      toast.success(successMessage(hold, unit), {
        label: "Annulla",
        onPress: () => moveHold(movedHold, hold.unit, hold.period),
      });
    } catch (thrown) {
      if (isLastOfHold()) setPending(withoutHold(hold));
      toast.failure(thrown, panelMessages.timeline.changeFailed);
    }
    try {
      if (isLast()) await revalidate();
    } catch (thrown) {
      // Queued steps are sent even though reloading failed.
      toast.failure(thrown, panelMessages.timeline.reloadFailed);
    }
    queue.current.waiting -= 1;
  };
  const moveHold = (hold: TimelineHold, unit: number, period: BlockPeriod): void => {
    const step = Symbol(hold.id);
    lastSteps.current.set(hold.id, step);
    replacePending({ hold, unit, period, savedVersion: null });
    queue.current.waiting += 1;
    queue.current.last = queue.current.last.then(() => send(hold, unit, period, step));
  };
  return { pending, moveHold, question };
}

const successMessage = (hold: TimelineHold, unit: number) =>
  hold.booking ? panelMessages.timeline.unitChanged(unit) : panelMessages.timeline.changed;

/** Converts a period to the API's fields. */
export const toApiTimes = ({ from, to }: BlockPeriod) => ({
  from_date: from.date,
  from_time: from.time,
  to_date: to.date,
  to_time: to.time,
});
