/** What somebody does who uses a page: its scripts run from the first of these on. */
export const INTERACTION_EVENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "focusin",
  "keydown",
  "click",
] as const;

/** Resolves at the first sign of a person: one of `given`, which the page's first script has noted, or the next. */
export function waitForInteraction(earlyEvents: readonly Event[]): Promise<Event> {
  const [earlyEvent] = earlyEvents;
  if (earlyEvent) return Promise.resolve(earlyEvent);
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const onEvent = (event: Event) => {
      if (!isUserInteraction(event)) return;
      listeners.abort();
      resolve(event);
    };
    for (const eventType of INTERACTION_EVENTS)
      document.addEventListener(eventType, onEvent, { capture: true, passive: true, signal: listeners.signal });
  });
}

/** Whether an event is a person's doing. A pointer that rests where a page comes in is said to move, by nothing; and `autofocus` takes the focus by itself. */
export function isUserInteraction(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === "pointermove")
    return event.movementX !== 0 || event.movementY !== 0;
  return !(event.type === "focusin" && event.target instanceof Element && event.target.matches("[autofocus]"));
}
