/** How far below the window an island is taken over before it comes into view; what lies above was there to be used already. */
const NEAR = "99999px 0px 100% 0px";
/** What a visitor does to it at the latest moment. */
const DEEDS = ["pointerdown", "touchstart", "keydown", "focusin", "click", "input"] as const;

/**
 * Resolves when an island is to be taken over: once it is at most a window's height below the window, or at whatever the visitor does in it first. At
 * once where it is not drawn, since what opens it says nothing to us. Its own element has no box: its children have.
 */
export function untilWanted(island: HTMLElement): Promise<void> {
  const parts = [...island.children];
  if (!parts.some((part) => part.getClientRects().length > 0)) return Promise.resolve();
  if (island.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: NEAR },
    );
    function want() {
      near.disconnect();
      waiting.abort();
      resolve();
    }
    for (const part of parts) near.observe(part);
    for (const deed of DEEDS)
      island.addEventListener(deed, want, { capture: true, passive: true, signal: waiting.signal });
  });
}
