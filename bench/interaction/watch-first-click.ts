/** In ms of the page's own clock; null until it happened. */
interface ClickRecord {
  pressedAt: number | null;
  /** When the frame that shows the answer was painted. */
  answeredAt: number | null;
  /** The longest time from an event of the press to the next paint (Event Timing). */
  nextPaintMs: number | null;
}

declare global {
  var clickRecord: ClickRecord | undefined;
  /** Of Event Timing; TypeScript's own types leave it out. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Stands in the trace when the frame that shows the answer is painted. */
export const RESPONSE_MARK = "answered";

/**
 * Runs in the page, before its scripts. Times the first press until the page matches the selector `answer`, and holds idle callbacks back until that press,
 * so that it always meets a page that has not begun to fetch its scripts.
 */
export function watchFirstClick({ answer, mark }: { answer: string; mark: string }): void {
  const record: ClickRecord = { pressedAt: null, answeredAt: null, nextPaintMs: null };
  globalThis.clickRecord = record;
  const requestIdle = globalThis.requestIdleCallback;
  const heldIdleCallbacks: Parameters<typeof requestIdle>[] = [];
  globalThis.requestIdleCallback = (...request) =>
    record.pressedAt === null ? heldIdleCallbacks.push(request) : requestIdle(...request);
  let isAnswered = false;
  const check = () => {
    if (record.pressedAt === null || isAnswered || !document.querySelector(answer)) return;
    isAnswered = true;
    // The task after a frame's callbacks runs once that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        record.answeredAt = performance.now();
        performance.mark(mark);
      }),
    );
  };
  addEventListener(
    "pointerdown",
    (event) => {
      record.pressedAt = event.timeStamp;
      for (const request of heldIdleCallbacks.splice(0)) requestIdle(...request);
    },
    { capture: true, once: true },
  );
  for (const type of ["focusin", "toggle", "hashchange"]) addEventListener(type, check, { capture: true });
  // The browser's own answer, as an open list, follows the event's listeners.
  addEventListener("click", () => setTimeout(check));
  new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) record.nextPaintMs = Math.max(record.nextPaintMs ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}
