const POINTS = "[data-points-at]";

/** What is pointed at or focused is lit wherever it stands on the page: a city in the list, and its dot on the map. */
export function followPointed(): void {
  for (const [begin, end] of [
    ["pointerover", "pointerout"],
    ["focusin", "focusout"],
  ] as const) {
    document.addEventListener(begin, ({ target }) => light(target, true));
    document.addEventListener(end, ({ target }) => light(target, false));
  }
}

function light(target: EventTarget | null, lit: boolean): void {
  const slug = target instanceof Element ? target.closest(POINTS)?.getAttribute("data-points-at") : null;
  if (!slug) return;
  for (const same of document.querySelectorAll(`[data-points-at="${CSS.escape(slug)}"]`))
    same.toggleAttribute("data-lit", lit);
}
