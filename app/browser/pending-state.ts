/** Controls that lead to another page: links and submit buttons. */
const NAVIGATION_CONTROLS = "a[href], button, input[type=submit]";
/** Fields that are disabled while their form is being submitted. */
const DISABLED_WHILE_SENT = "fieldset[data-disabled-while-sent]";
/** The progress line at the top of the page; the element below holds the text for screen readers. */
const PENDING_LINE = "[data-pending-line]";
const PENDING_TEXT = "[data-pending-text]";

/**
 * Shows that the next page is loading: a thin line over the page, and `aria-busy` on the pressed control. It starts with the click, since on a slow
 * line nothing else changes for seconds. The submit button is disabled, under its `data-pending` text, so that a form is not sent twice.
 */
export function trackPending(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && leavesPage(link, event)) runUnlessPrevented(event, () => showPendingOn(link, link.pathname));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    runUnlessPrevented(event, () => showPending(form, event.submitter));
  });
  // The page was restored from the back/forward cache, still in its pending state.
  addEventListener("pageshow", (event) => {
    if (event.persisted) clearPending();
  });
}

/** Shows a form as pending. Returns a function that ends this state, for callers that submit without navigation. */
export function showPending(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const control = submitter ?? form.querySelector("[type=submit]");
  showPendingOn(control, new URL(form.action).pathname);
  if (form.method === "post" && control instanceof HTMLButtonElement) disableWhilePending(control);
  for (const fields of form.querySelectorAll<HTMLFieldSetElement>(DISABLED_WHILE_SENT)) fields.disabled = true;
  return clearPending;
}

/** The disabled submit buttons, with their original text. */
const disabledButtons = new Map<HTMLButtonElement, string>();

/** Runs the callback after all listeners, unless one of them called `preventDefault`. */
function runUnlessPrevented(event: Event, callback: () => void): void {
  setTimeout(() => {
    if (!event.defaultPrevented) callback();
  });
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = location;
  const isSamePage = link.pathname === pathname && link.search === search && link.hash !== "";
  const isExternal = link.origin !== origin || link.target !== "" || link.hasAttribute("download");
  const opensOtherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !isSamePage && !isExternal && !opensOtherTab;
}

function showPendingOn(control: Element | null, pathname: string): void {
  clearPending();
  if (pathname === location.pathname) toggleSearchPlaceholders(true);
  if (control?.matches(NAVIGATION_CONTROLS)) control.setAttribute("aria-busy", "true");
  document.querySelector(PENDING_LINE)?.setAttribute("data-busy", "");
  const words = document.querySelector<HTMLElement>(PENDING_TEXT);
  if (words) words.textContent = words.dataset.pendingText ?? "";
}

function disableWhilePending(button: HTMLButtonElement): void {
  disabledButtons.set(button, button.textContent ?? "");
  button.disabled = true;
  if (button.dataset.pending) button.textContent = button.dataset.pending;
}

function clearPending(): void {
  for (const [button, words] of disabledButtons) {
    button.disabled = false;
    if (button.dataset.pending) button.textContent = words;
  }
  disabledButtons.clear();
  for (const fields of document.querySelectorAll<HTMLFieldSetElement>(DISABLED_WHILE_SENT)) fields.disabled = false;
  for (const control of document.querySelectorAll(`:is(${NAVIGATION_CONTROLS})[aria-busy=true]`))
    control.removeAttribute("aria-busy");
  document.querySelector(PENDING_LINE)?.removeAttribute("data-busy");
  toggleSearchPlaceholders(false);
  const words = document.querySelector(PENDING_TEXT);
  if (words) words.textContent = "";
}

/** Shows placeholders instead of the results while a new search loads (product.md#explore). */
function toggleSearchPlaceholders(isSearching: boolean): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>("[data-while-searching]"))
    placeholder.hidden = !isSearching;
  for (const results of document.querySelectorAll<HTMLElement>("[data-until-searching]")) results.hidden = isSearching;
}
