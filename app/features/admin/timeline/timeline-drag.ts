import { placeHold, type TimelineGroup, type TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import type { BlockPeriod } from "#domain/forms/fleet/maintenance.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { TimelineWindow } from "#domain/timeline/timeline.ts";
import { draggedBlock, firstInTheWay, movedBlock, resizedBlock } from "#domain/timeline/timeline-drag.ts";

/** A place on the timeline: a unit's lane, and the day under the pointer counted from the window's first. */
export interface DragPoint {
  vehicleId: string;
  unit: number;
  day: number;
}

/** What was taken hold of: an empty lane, a bar, or an end of a block. */
export interface DragStart extends DragPoint {
  hold: TimelineHold | null;
  edge: "from" | "to" | null;
}

/** Where the drag would put it. */
export interface DragPreview {
  vehicleId: string;
  unit: number;
  period: BlockPeriod;
  /** Null for a new block. */
  hold: TimelineHold | null;
  /** Something else holds the unit then. */
  conflict: boolean;
}

/** Where a drag stands; null when it draws nothing, such as a new block on a day without a free hour. */
export function dragPreview(
  start: DragStart,
  at: DragPoint,
  { groups, window }: { groups: readonly TimelineGroup[]; window: TimelineWindow },
): DragPreview | null {
  const group = groups.find(({ vehicle }) => vehicle.id === start.vehicleId);
  if (!group) return null;
  const holdsOf = (unit: number) => group.units.find((one) => one.unit === unit)?.holds ?? [];
  const { hold, edge, vehicleId } = start;
  if (!hold) {
    const period = draggedBlock({
      anchor: addDays(window.from, start.day),
      pointer: addDays(window.from, at.day),
      holds: holdsOf(start.unit).map(({ span }) => span),
      timeZone: group.vehicle.timeZone,
    });
    return period && { vehicleId, unit: start.unit, period, hold, conflict: false };
  }
  // A hold stays with its car; over another car's lanes it stays where it was.
  const unit = edge === null && at.vehicleId === vehicleId ? at.unit : hold.unit;
  const period = draggedPeriod(hold, edge, at.day - start.day);
  if (!period) return { vehicleId, unit, period: hold.period, hold, conflict: false };
  const { span } = placeHold({ hold, unit, period });
  const others = holdsOf(unit).filter(({ id }) => id !== hold.id);
  return { vehicleId, unit, period, hold, conflict: firstInTheWay(span, others) !== null };
}

function draggedPeriod(hold: TimelineHold, edge: DragStart["edge"], days: number): BlockPeriod | null {
  // A booking's days are changed in the booking.
  if (hold.booking || days === 0) return hold.period;
  return edge ? resizedBlock(hold.period, edge, days) : movedBlock(hold.period, days);
}

/** Whether a drag would change anything. */
export const changesPlace = ({ hold, unit, period }: DragPreview): boolean =>
  hold !== null && (unit !== hold.unit || period !== hold.period);
