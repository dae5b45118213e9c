import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useAskedFirst } from "#app/features/admin/asked-first.tsx";
import { OTHER_COLOUR } from "#app/features/admin/bookings/booking-words.ts";
import type { Pending, TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { BlockPeriod } from "#domain/forms/fleet/maintenance.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/**
 * Puts holds elsewhere: each bar stands at its last place at once, and goes back with the reason when the server refuses. Steps that follow
 * each other quickly are sent one after the other, each with the version the one before it made. What was done can be undone from the toast.
 * A booking that would get another colour than its renter was shown is asked about first; `question` belongs on the screen.
 */
export function usePlacing() {
  const toast = useToast();
  const { asking, question } = useAskedFirst(OTHER_COLOUR);
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  /** The versions that our own steps have made, by hold. */
  const versions = useRef(new Map<string, number>());
  /** The last step of each hold, by hold. */
  const lastSteps = useRef(new Map<string, symbol>());
  const withoutHold =
    ({ id }: TimelineHold) =>
    (all: readonly Pending[]) =>
      all.filter(({ hold }) => hold.id !== id);
  const replacePending = (next: Pending) => setPending((all) => [...withoutHold(next.hold)(all), next]);

  const send = async (hold: TimelineHold, unit: number, period: BlockPeriod, step: symbol) => {
    const isLast = () => queue.current.waiting === 1;
    const isLastOfHold = () => lastSteps.current.get(hold.id) === step;
    try {
      const { version } = await asking((agreed) =>
        api.patch("/api/unit_holds/:id", {
          parameters: { id: hold.id },
          body: {
            unit,
            ...(hold.booking ? {} : wireTimes(period)),
            ...agreed,
            version: Math.max(hold.version, versions.current.get(hold.id) ?? 0),
          },
        }),
      );
      versions.current.set(hold.id, version);
      // It stays where it was put until the rows that say so have come.
      if (isLastOfHold()) replacePending({ hold: { ...hold, version }, unit, period, after: version });
      const there = { ...hold, unit, period, version };
      toast.success(saidOf(hold, unit), { label: "Annulla", onPress: () => place(there, hold.unit, hold.period) });
    } catch (thrown) {
      if (isLastOfHold()) setPending(withoutHold(hold));
      toast.failure(thrown, panelMessages.timeline.changeFailed);
    }
    try {
      if (isLast()) await revalidate();
    } catch (thrown) {
      // The steps that wait behind this one are sent all the same.
      toast.failure(thrown, panelMessages.timeline.reloadFailed);
    }
    queue.current.waiting -= 1;
  };
  const place = (hold: TimelineHold, unit: number, period: BlockPeriod): void => {
    const step = Symbol(hold.id);
    lastSteps.current.set(hold.id, step);
    replacePending({ hold, unit, period, after: null });
    queue.current.waiting += 1;
    queue.current.last = queue.current.last.then(() => send(hold, unit, period, step));
  };
  return { pending, place, question };
}

const saidOf = (hold: TimelineHold, unit: number) =>
  hold.booking ? panelMessages.timeline.unitChanged(unit) : panelMessages.timeline.changed;

/** A period as the API takes it. */
export const wireTimes = ({ from, to }: BlockPeriod) => ({
  from_date: from.date,
  from_time: from.time,
  to_date: to.date,
  to_time: to.time,
});
