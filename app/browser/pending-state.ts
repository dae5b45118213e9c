/** What a visitor can press that leads on: a link, or what sends a form. */
const NAVIGATION_CONTROLS = "a[href], button, input[type=submit]";
/** The fields that nobody can change while their form is on its way. */
const DISABLED_WHILE_SENT = "fieldset[data-disabled-while-sent]";
/** What says that the next page is on its way: the line over the page, and the words for a screen reader. */
const PENDING_LINE = "[data-pending-line]";
const PENDING_TEXT = "[data-pending-text]";

/**
 * While the next page is on its way: a thin line over the page, and what was pressed says that it is busy. From the press on, since on a
 * slow line nothing else moves for seconds. The button that sent a form is not to send it twice: it waits, under its `data-pending` words.
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
  // The browser may show this very page again, as it was left.
  addEventListener("pageshow", (event) => {
    if (event.persisted) clearPending();
  });
}

/** Shows that a form is under way, by the button that sent it; for who sends one behind the page, the answer ends it. */
export function showPending(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const control = submitter ?? form.querySelector("[type=submit]");
  showPendingOn(control, new URL(form.action).pathname);
  if (form.method === "post" && control instanceof HTMLButtonElement) disableWhilePending(control);
  for (const fields of form.querySelectorAll<HTMLFieldSetElement>(DISABLED_WHILE_SENT)) fields.disabled = true;
  return clearPending;
}

/** What was pressed and is waiting, with what it said. */
const disabledButtons = new Map<HTMLButtonElement, string>();

/** Once everyone has heard the event: what somebody keeps from leading on leads nowhere. */
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

/** While another search of the page of results is under way, placeholders stand in place of its results (product.md#explore). */
function toggleSearchPlaceholders(isSearching: boolean): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>("[data-while-searching]"))
    placeholder.hidden = !isSearching;
  for (const results of document.querySelectorAll<HTMLElement>("[data-until-searching]")) results.hidden = isSearching;
}
