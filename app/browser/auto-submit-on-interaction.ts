/** Events that only a person causes, not a program that just fetches the page. */
const HUMAN_EVENTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Submits the page's `data-auto-submit` form at the first user interaction, including `earlyEvents`, which happened before this script ran. */
export function autoSubmitOnInteraction(earlyEvents: readonly Event[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-auto-submit]");
  if (!form) return;
  const listeners = new AbortController();
  const onInteraction = (event: Event) => {
    // Ignore synthetic events. Also ignore interaction with a form: its button submits it normally.
    if (
      listeners.signal.aborted ||
      !event.isTrusted ||
      (event.target instanceof Element && event.target.closest("form"))
    )
      return;
    listeners.abort();
    void submitInBackground(form);
  };
  for (const eventType of HUMAN_EVENTS)
    document.addEventListener(eventType, onInteraction, { passive: true, signal: listeners.signal });
  const eventTypes: readonly string[] = HUMAN_EVENTS;
  for (const event of earlyEvents) if (eventTypes.includes(event.type)) onInteraction(event);
}

/**
 * Posts the form by `fetch`, with its submit button's value, and stays on the page. Copies the response's `data-lead` text into the page. If the
 * value of `data-lead` is "held", the `data-auto-submit` text replaces the form. If the request fails, the form stays with its button.
 */
async function submitInBackground(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form, form.querySelector<HTMLButtonElement>("[type=submit]"));
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const html = await fetch(form.action, { method: "POST", body, keepalive: true })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (html === null) return;
  const newLead = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("[data-lead]");
  if (!newLead) return;
  const lead = document.querySelector("[data-lead]");
  if (lead) lead.textContent = newLead.textContent;
  const container = form.parentElement;
  const status = container?.querySelector<HTMLElement>("[role=status]");
  // Keep the height, so that nothing moves under a finger that is still down.
  if (container) container.style.minHeight = `${container.offsetHeight}px`;
  if (status && newLead.dataset.lead === "held") status.textContent = form.dataset.autoSubmit ?? "";
  const hadFocus = form.contains(document.activeElement);
  form.remove();
  if (hadFocus) status?.focus();
}
