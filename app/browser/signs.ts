/** What somebody does who uses a page: its scripts run from the first of these on. */
export const SIGNS = [
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
export function untilSign(given: readonly Event[]): Promise<Event> {
  const [noted] = given;
  if (noted) return Promise.resolve(noted);
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const hear = (event: Event) => {
      if (!isSign(event)) return;
      waiting.abort();
      resolve(event);
    };
    for (const sign of SIGNS)
      document.addEventListener(sign, hear, { capture: true, passive: true, signal: waiting.signal });
  });
}

/** Whether an event is a person's doing. A pointer that rests where a page comes in is said to move, by nothing; and `autofocus` takes the focus by itself. */
export function isSign(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === "pointermove")
    return event.movementX !== 0 || event.movementY !== 0;
  return !(event.type === "focusin" && event.target instanceof Element && event.target.matches("[autofocus]"));
}
