/** Events that show a visitor is using the page; its scripts start at the first of them. */
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

/** Resolves at the first user interaction: one of `earlyEvents`, recorded by the inline boot script, or the next. */
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

/** Whether a person caused an event. Browsers report a `pointermove` for a pointer at rest when a page loads, and `autofocus` fires a focus event. */
export function isUserInteraction(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === "pointermove")
    return event.movementX !== 0 || event.movementY !== 0;
  return !(event.type === "focusin" && event.target instanceof Element && event.target.matches("[autofocus]"));
}
