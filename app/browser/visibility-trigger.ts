/**
 * An island hydrates when it is at most one viewport height below the visible part of the page. An island above the visible part always hydrates,
 * since the visitor could already have used it.
 */
const ROOT_MARGIN = "99999px 0px 100% 0px";
/** Events that trigger hydration at the latest. */
const ACTIVATION_EVENTS = ["pointerdown", "touchstart", "keydown", "focusin", "click", "input"] as const;

/**
 * Resolves when an island should hydrate: once it is at most one viewport height below the visible part of the page, or when the visitor first uses
 * it. Resolves immediately if it is hidden, since we are not notified when it is shown. Observes the island's children: the element itself has no
 * box.
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
