/** In ms since navigation start; null until it happened. */
interface ClickRecord {
  pressedAt: number | null;
  /** Time of the paint that shows the response. */
  answeredAt: number | null;
  /** Longest time from an event of the click to the next paint (Event Timing). */
  nextPaintMs: number | null;
}

declare global {
  var clickRecord: ClickRecord | undefined;
  /** Part of Event Timing that TypeScript's types lack. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** User timing mark in the trace for the paint that shows the response. */
export const RESPONSE_MARK = "answered";

/**
 * Runs in the page before its scripts. Times the first click until the page matches the selector `answer`. Holds idle callbacks back until the click,
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
    // A task queued in an animation frame runs after that frame is painted.
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
  // Native behaviour, such as opening a list, follows the event listeners.
  addEventListener("click", () => setTimeout(check));
  new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) record.nextPaintMs = Math.max(record.nextPaintMs ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}
