const DRAWER = "[popover][role=dialog]";
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/**
 * Adds what a popover drawer (app/ui/drawer.tsx) lacks natively: it takes the focus, traps the Tab key, and returns the focus to its trigger, also
 * after a click outside. It closes when a link in it is followed or a form in it is submitted.
 */
export function enhanceDrawers(): void {
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("keydown", trapFocus);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) closeDrawerAround(target);
  });
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof Element) closeDrawerAround(target);
  });
}

function onToggle(event: Event): void {
  const drawer = event.target;
  if (!(drawer instanceof HTMLElement) || !drawer.matches(DRAWER)) return;
  if ("newState" in event && event.newState === "open") {
    drawer.focus();
    return;
  }
  // A click outside closes the drawer and leaves the focus nowhere, so give it back to the trigger.
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.tabIndex < 0) triggerOf(drawer.id)?.focus({ preventScroll: true });
}

function trapFocus(event: KeyboardEvent): void {
  const drawer = event.target instanceof Element ? event.target.closest<HTMLElement>(DRAWER) : null;
  if (event.key !== "Tab" || !drawer) return;
  const focusables = [...drawer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const first = focusables[0];
  const last = focusables.at(-1);
  const focused = document.activeElement;
  if (event.shiftKey ? focused === first || focused === drawer : focused === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

function closeDrawerAround(inside: Element): void {
  const drawer = inside.closest<HTMLElement>(DRAWER);
  if (drawer?.matches(":popover-open")) drawer.hidePopover();
}

function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${id}"][popovertargetaction="show"]`);
}
