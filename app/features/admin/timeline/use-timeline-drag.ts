import { type MouseEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { canChangeUnit, type TimelineGroup, type TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import {
  type DragPoint,
  type DragPreview,
  type DragStart,
  movesHold,
  previewDrag,
} from "#app/features/admin/timeline/timeline-drag.ts";
import { countWindowDays, type TimelineWindow } from "#domain/timeline/timeline.ts";

/** Distance at which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 5;

interface TimelineDragOptions {
  groups: readonly TimelineGroup[];
  window: TimelineWindow;
  /** Called when a new block was drawn. */
  onDrawBlock: (preview: DragPreview) => void;
  /** Called when a hold was moved. */
  onMove: (hold: TimelineHold, preview: DragPreview) => void;
}

interface PointerPress {
  start: DragStart;
  x: number;
  y: number;
  isDragging: boolean;
}

/** Drag and drop on the lanes with a mouse or pen. Touch scrolls and uses the dialog instead. Escape cancels. */
export function useTimelineDrag({ groups, window: timelineWindow, onDrawBlock, onMove }: TimelineDragOptions) {
  const [preview, setPreview] = useState<DragPreview | null>(null);
  const activePress = useRef<PointerPress | null>(null);
  const justDragged = useRef(false);
  const latestHandler = useRef<(event: PointerEvent | KeyboardEvent) => void>(() => {});

  const previewAt = ({ start }: PointerPress, event: PointerEvent) => {
    const pointerPosition = pointAt(event, timelineWindow) ?? start;
    return previewDrag(
      start,
      { ...pointerPosition, day: dayInStartLane(event.clientX, start, timelineWindow) ?? start.day },
      { groups, window: timelineWindow },
    );
  };
  const resetDrag = () => {
    activePress.current = null;
    setPreview(null);
  };
  latestHandler.current = (event) => {
    const current = activePress.current;
    if (!current) return;
    if (event instanceof KeyboardEvent) {
      if (event.key === "Escape") resetDrag();
      return;
    }
    if (event.type === "pointercancel") return resetDrag();
    current.isDragging ||= Math.hypot(event.clientX - current.x, event.clientY - current.y) > DRAG_THRESHOLD_PX;
    if (!current.isDragging) return event.type === "pointerup" ? resetDrag() : undefined;
    const next = previewAt(current, event);
    if (event.type === "pointermove") return setPreview(next);
    justDragged.current = true;
    resetDrag();
    if (next?.hold) {
      if (movesHold(next)) onMove(next.hold, next);
    } else if (next) onDrawBlock(next);
  };
  useEffect(() => {
    const handle = (event: PointerEvent | KeyboardEvent) => latestHandler.current(event);
    const pointerEvents = ["pointermove", "pointerup", "pointercancel"] as const;
    for (const name of pointerEvents) addEventListener(name, handle);
    addEventListener("keydown", handle);
    return () => {
      for (const name of pointerEvents) removeEventListener(name, handle);
      removeEventListener("keydown", handle);
    };
  }, []);

  return {
    preview,
    handlers: {
      onPointerDown: (event: ReactPointerEvent) => {
        justDragged.current = false;
        if (event.button !== 0 || event.pointerType === "touch") return;
        const start = dragStartAt(event.nativeEvent, groups, timelineWindow);
        if (start) activePress.current = { start, x: event.clientX, y: event.clientY, isDragging: false };
      },
      /** Suppresses the click that ends a drag. */
      onClickCapture: (event: MouseEvent) => {
        if (!justDragged.current) return;
        justDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function dragStartAt(event: PointerEvent, groups: readonly TimelineGroup[], window: TimelineWindow): DragStart | null {
  const point = pointAt(event, window);
  const target = event.target as Element;
  const holdId = target.closest<HTMLElement>("[data-hold]")?.dataset.hold;
  const holds = groups.find(({ vehicle }) => vehicle.id === point?.vehicleId)?.units.flatMap((unit) => unit.holds);
  const hold = holds?.find(({ id }) => id === holdId) ?? null;
  // A hold that has ended or is handed over cannot move.
  if (!point || (holdId && !hold) || (hold && !canChangeUnit(hold))) return null;
  const edge = target.closest<HTMLElement>("[data-edge]")?.dataset.edge;
  return { ...point, hold, edge: edge === "from" || edge === "to" ? edge : null };
}

/** Returns the lane and day under the pointer. */
function pointAt({ clientX, clientY }: PointerEvent, window: TimelineWindow): DragPoint | null {
  const lane = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.vehicle !== undefined);
  const { vehicle, unit } = lane?.dataset ?? {};
  if (!lane || !vehicle || !unit) return null;
  return { vehicleId: vehicle, unit: Number(unit), day: dayInLane(lane, clientX, window) };
}

/** Returns the day under the pointer on the lane where the drag started, so that drawing continues outside the lane. */
function dayInStartLane(clientX: number, { vehicleId, unit }: DragPoint, window: TimelineWindow): number | null {
  const lane = document.querySelector(`[data-vehicle="${vehicleId}"][data-unit="${unit}"]`);
  return lane ? dayInLane(lane, clientX, window) : null;
}

function dayInLane(lane: Element, clientX: number, window: TimelineWindow): number {
  const { left, width } = lane.getBoundingClientRect();
  const days = countWindowDays(window);
  return Math.min(days - 1, Math.max(0, Math.floor(((clientX - left) / width) * days)));
}
