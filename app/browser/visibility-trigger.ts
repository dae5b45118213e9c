/** How far below the window an island is taken over before it comes into view; what lies above was there to be used already. */
const ROOT_MARGIN = "99999px 0px 100% 0px";
/** What a visitor does to it at the latest moment. */
const ACTIVATION_EVENTS = ["pointerdown", "touchstart", "keydown", "focusin", "click", "input"] as const;

/**
 * Resolves when an island is to be taken over: once it is at most a window's height below the window, or at whatever the visitor does in it first. At
 * once where it is not drawn, since what opens it says nothing to us. Its own element has no box: its children have.
 */
export function whenVisibleOrUsed(island: HTMLElement): Promise<void> {
  const parts = [...island.children];
  if (!parts.some((part) => part.getClientRects().length > 0)) return Promise.resolve();
  if (island.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) trigger();
      },
      { rootMargin: ROOT_MARGIN },
    );
    function trigger() {
      observer.disconnect();
      listeners.abort();
      resolve();
    }
    for (const part of parts) observer.observe(part);
    for (const eventType of ACTIVATION_EVENTS)
      island.addEventListener(eventType, trigger, { capture: true, passive: true, signal: listeners.signal });
  });
}
