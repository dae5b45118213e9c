import { type MouseEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { mayChangeUnit, type TimelineGroup, type TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import {
  changesPlace,
  type DragPoint,
  type DragPreview,
  type DragStart,
  dragPreview,
} from "#app/features/admin/timeline/timeline-drag.ts";
import { daysIn, type TimelineWindow } from "#domain/timeline/timeline.ts";

/** Pixels before a press becomes a drag. */
const THRESHOLD = 5;

interface TimelineDragParts {
  groups: readonly TimelineGroup[];
  window: TimelineWindow;
  /** A new block was drawn. */
  onDraw: (preview: DragPreview) => void;
  /** A hold was put elsewhere. */
  onPlace: (hold: TimelineHold, preview: DragPreview) => void;
}

interface Press {
  start: DragStart;
  x: number;
  y: number;
  dragging: boolean;
}

/** Dragging on the lanes with a mouse or a pen; a finger scrolls, and has the dialog. Escape gives up. */
export function useTimelineDrag({ groups, window: shown, onDraw, onPlace }: TimelineDragParts) {
  const [preview, setPreview] = useState<DragPreview | null>(null);
  const press = useRef<Press | null>(null);
  const justDragged = useRef(false);
  const latest = useRef<(event: PointerEvent | KeyboardEvent) => void>(() => {});

  const previewAt = ({ start }: Press, event: PointerEvent) => {
    const at = pointAt(event, shown) ?? start;
    return dragPreview(
      start,
      { ...at, day: dayAt(event.clientX, start, shown) ?? start.day },
      { groups, window: shown },
    );
  };
  const end = () => {
    press.current = null;
    setPreview(null);
  };
  latest.current = (event) => {
    const current = press.current;
    if (!current) return;
    if (event instanceof KeyboardEvent) {
      if (event.key === "Escape") end();
      return;
    }
    if (event.type === "pointercancel") return end();
    current.dragging ||= Math.hypot(event.clientX - current.x, event.clientY - current.y) > THRESHOLD;
    if (!current.dragging) return event.type === "pointerup" ? end() : undefined;
    const next = previewAt(current, event);
    if (event.type === "pointermove") return setPreview(next);
    justDragged.current = true;
    end();
    if (next?.hold) {
      if (changesPlace(next)) onPlace(next.hold, next);
    } else if (next) onDraw(next);
  };
  useEffect(() => {
    const handle = (event: PointerEvent | KeyboardEvent) => latest.current(event);
    const pointer = ["pointermove", "pointerup", "pointercancel"] as const;
    for (const name of pointer) addEventListener(name, handle);
    addEventListener("keydown", handle);
    return () => {
      for (const name of pointer) removeEventListener(name, handle);
      removeEventListener("keydown", handle);
    };
  }, []);

  return {
    preview,
    handlers: {
      onPointerDown: (event: ReactPointerEvent) => {
        justDragged.current = false;
        if (event.button !== 0 || event.pointerType === "touch") return;
        const start = startAt(event.nativeEvent, groups, shown);
        if (start) press.current = { start, x: event.clientX, y: event.clientY, dragging: false };
      },
      /** The click that ends a drag opens nothing. */
      onClickCapture: (event: MouseEvent) => {
        if (!justDragged.current) return;
        justDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function startAt(event: PointerEvent, groups: readonly TimelineGroup[], window: TimelineWindow): DragStart | null {
  const point = pointAt(event, window);
  const target = event.target as Element;
  const holdId = target.closest<HTMLElement>("[data-hold]")?.dataset.hold;
  const holds = groups.find(({ vehicle }) => vehicle.id === point?.vehicleId)?.units.flatMap((unit) => unit.holds);
  const hold = holds?.find(({ id }) => id === holdId) ?? null;
  // What is over stays where it was, and what is out with its renter where it is.
  if (!point || (holdId && !hold) || (hold && !mayChangeUnit(hold))) return null;
  const edge = target.closest<HTMLElement>("[data-edge]")?.dataset.edge;
  return { ...point, hold, edge: edge === "from" || edge === "to" ? edge : null };
}

/** The lane under the pointer. */
function pointAt({ clientX, clientY }: PointerEvent, window: TimelineWindow): DragPoint | null {
  const lane = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.vehicle !== undefined);
  const { vehicle, unit } = lane?.dataset ?? {};
  if (!lane || !vehicle || !unit) return null;
  return { vehicleId: vehicle, unit: Number(unit), day: dayOn(lane, clientX, window) };
}

/** The day under the pointer, on the lane where the drag began: it may leave the lane and still draw. */
function dayAt(clientX: number, { vehicleId, unit }: DragPoint, window: TimelineWindow): number | null {
  const lane = document.querySelector(`[data-vehicle="${vehicleId}"][data-unit="${unit}"]`);
  return lane ? dayOn(lane, clientX, window) : null;
}

function dayOn(lane: Element, clientX: number, window: TimelineWindow): number {
  const { left, width } = lane.getBoundingClientRect();
  const days = daysIn(window);
  return Math.min(days - 1, Math.max(0, Math.floor(((clientX - left) / width) * days)));
}
