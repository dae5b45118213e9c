const SHEET = "[popover][role=dialog]";
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/**
 * What a sheet (app/ui/sheet.tsx) lacks by the browser alone: the focus goes into it, the Tab key stays there, and the trigger gets it back after a click
 * beside it too. A link followed in it, and a form sent from it, close it.
 */
export function followSheets(): void {
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("keydown", keepInside);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) closeAround(target);
  });
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof Element) closeAround(target);
  });
}

function onToggle(event: Event): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || !sheet.matches(SHEET)) return;
  if ("newState" in event && event.newState === "open") {
    sheet.focus();
    return;
  }
  // A click beside the sheet closes it and leaves nothing focused that a key could act on.
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.tabIndex < 0) triggerOf(sheet.id)?.focus({ preventScroll: true });
}

function keepInside(event: KeyboardEvent): void {
  const sheet = event.target instanceof Element ? event.target.closest<HTMLElement>(SHEET) : null;
  if (event.key !== "Tab" || !sheet) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  if (event.shiftKey ? active === first || active === sheet : active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

function closeAround(inside: Element): void {
  const sheet = inside.closest<HTMLElement>(SHEET);
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}

function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${id}"][popovertargetaction="show"]`);
}
