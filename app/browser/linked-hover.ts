const HOVER_LINKED = "[data-hover-link]";

/** Highlights every element with the same `data-hover-link` as the hovered or focused element: a city in the list and its dot on the map. */
export function enableLinkedHover(): void {
  for (const [startEvent, endEvent] of [
    ["pointerover", "pointerout"],
    ["focusin", "focusout"],
  ] as const) {
    document.addEventListener(startEvent, ({ target }) => setHighlighted(target, true));
    document.addEventListener(endEvent, ({ target }) => setHighlighted(target, false));
  }
}

function setHighlighted(target: EventTarget | null, isHighlighted: boolean): void {
  const slug = target instanceof Element ? target.closest(HOVER_LINKED)?.getAttribute("data-hover-link") : null;
  if (!slug) return;
  for (const element of document.querySelectorAll(`[data-hover-link="${CSS.escape(slug)}"]`))
    element.toggleAttribute("data-hovered", isHighlighted);
}
