import { applyHoldMove, type TimelineGroup, type TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import type { BlockPeriod } from "#domain/forms/unit-holds/maintenance-block.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { TimelineWindow } from "#domain/timeline/timeline.ts";
import { blockFromDrag, findFirstOverlap, moveBlock, resizeBlock } from "#domain/timeline/timeline-drag.ts";

/** A point on the timeline: a unit's lane, and the day under the pointer, counted from the first displayed day. */
export interface DragPoint {
  vehicleId: string;
  unit: number;
  day: number;
}

/** What the drag started on: an empty lane, a bar, or an edge of a block. */
export interface DragStart extends DragPoint {
  hold: TimelineHold | null;
  edge: "from" | "to" | null;
}

/** The result if the drag ended now. */
export interface DragPreview {
  vehicleId: string;
  unit: number;
  period: BlockPeriod;
  /** The dragged hold; null for a new block. */
  hold: TimelineHold | null;
  /** Whether another hold occupies the unit then. */
  hasConflict: boolean;
}

/** Returns the preview of a drag, or null when it draws nothing, such as a new block on a day without a free hour. */
export function previewDrag(
  start: DragStart,
  pointer: DragPoint,
  { groups, window }: { groups: readonly TimelineGroup[]; window: TimelineWindow },
): DragPreview | null {
  const group = groups.find(({ vehicle }) => vehicle.id === start.vehicleId);
  if (!group) return null;
  const holdsOf = (unit: number) => group.units.find((one) => one.unit === unit)?.holds ?? [];
  const { hold, edge, vehicleId } = start;
  if (!hold) {
    const period = blockFromDrag({
      anchor: addDays(window.from, start.day),
      pointer: addDays(window.from, pointer.day),
      holds: holdsOf(start.unit).map(({ span }) => span),
      timeZone: group.vehicle.timeZone,
    });
    return period && { vehicleId, unit: start.unit, period, hold, hasConflict: false };
  }
  // A hold stays with its car: over another car's lanes it keeps its unit.
  const unit = edge === null && pointer.vehicleId === vehicleId ? pointer.unit : hold.unit;
  const period = draggedPeriod(hold, edge, pointer.day - start.day);
  if (!period) return { vehicleId, unit, period: hold.period, hold, hasConflict: false };
  const { span } = applyHoldMove({ hold, unit, period });
  const otherHolds = holdsOf(unit).filter(({ id }) => id !== hold.id);
  return { vehicleId, unit, period, hold, hasConflict: findFirstOverlap(span, otherHolds) !== null };
}

function draggedPeriod(hold: TimelineHold, edge: DragStart["edge"], days: number): BlockPeriod | null {
  // Dragging does not change a booking's days; the booking's change dialog does.
  if (hold.booking || days === 0) return hold.period;
  return edge ? resizeBlock(hold.period, edge, days) : moveBlock(hold.period, days);
}

/** Whether a drag changes anything. */
export const movesHold = ({ hold, unit, period }: DragPreview): boolean =>
  hold !== null && (unit !== hold.unit || period !== hold.period);
