/** What a visitor can press that leads on: a link, or what sends a form. */
const LEADS_ON = "a[href], button, input[type=submit]";
/** The fields that nobody can change while their form is on its way. */
const DISABLED_WHILE_SENT = "fieldset[data-disabled-while-sent]";
/** What says that the next page is on its way: the line over the page, and the words for a screen reader. */
const LINE = "[data-busy-line]";
const WORDS = "[data-busy-words]";

/**
 * While the next page is on its way: a thin line over the page, and what was pressed says that it is busy. From the press on, since on a
 * slow line nothing else moves for seconds. The button that sent a form is not to send it twice: it waits, under its `data-pending` words.
 */
export function followBusy(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && leadsAway(link, event)) later(event, () => show(link, link.pathname));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    later(event, () => showSending(form, event.submitter));
  });
  // The browser may show this very page again, as it was left.
  addEventListener("pageshow", (event) => {
    if (event.persisted) hide();
  });
}

/** Shows that a form is under way, by the button that sent it; for who sends one behind the page, the answer ends it. */
export function showSending(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const pressed = submitter ?? form.querySelector("[type=submit]");
  show(pressed, new URL(form.action).pathname);
  if (form.method === "post" && pressed instanceof HTMLButtonElement) wait(pressed);
  for (const fields of form.querySelectorAll<HTMLFieldSetElement>(DISABLED_WHILE_SENT)) fields.disabled = true;
  return hide;
}

/** What was pressed and is waiting, with what it said. */
const waiting = new Map<HTMLButtonElement, string>();

/** Once everyone has heard the event: what somebody keeps from leading on leads nowhere. */
function later(event: Event, act: () => void): void {
  setTimeout(() => {
    if (!event.defaultPrevented) act();
  });
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = location;
  const stays = link.pathname === pathname && link.search === search && link.hash !== "";
  const elsewhere = link.origin !== origin || link.target !== "" || link.hasAttribute("download");
  const otherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !stays && !elsewhere && !otherTab;
}

function show(pressed: Element | null, pathname: string): void {
  hide();
  if (pathname === location.pathname) showSearching(true);
  if (pressed?.matches(LEADS_ON)) pressed.setAttribute("aria-busy", "true");
  document.querySelector(LINE)?.setAttribute("data-busy", "");
  const words = document.querySelector<HTMLElement>(WORDS);
  if (words) words.textContent = words.dataset.busyWords ?? "";
}

function wait(button: HTMLButtonElement): void {
  waiting.set(button, button.textContent ?? "");
  button.disabled = true;
  if (button.dataset.pending) button.textContent = button.dataset.pending;
}

function hide(): void {
  for (const [button, words] of waiting) {
    button.disabled = false;
    if (button.dataset.pending) button.textContent = words;
  }
  waiting.clear();
  for (const fields of document.querySelectorAll<HTMLFieldSetElement>(DISABLED_WHILE_SENT)) fields.disabled = false;
  for (const busy of document.querySelectorAll(`:is(${LEADS_ON})[aria-busy=true]`)) busy.removeAttribute("aria-busy");
  document.querySelector(LINE)?.removeAttribute("data-busy");
  showSearching(false);
  const words = document.querySelector(WORDS);
  if (words) words.textContent = "";
}

/** While another search of the page of results is under way, placeholders stand in place of its results (product.md#explore). */
function showSearching(searching: boolean): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>("[data-while-searching]"))
    placeholder.hidden = !searching;
  for (const results of document.querySelectorAll<HTMLElement>("[data-until-searching]")) results.hidden = searching;
}
