/** What somebody does who reads a page, and no program that only fetches it. */
const HUMAN_EVENTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Sends the page's form that waits for a person (`data-auto-submit`) at the first sign of one; `noted` are those that came before this script. */
export function autoSubmitOnInteraction(earlyEvents: readonly Event[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-auto-submit]");
  if (!form) return;
  const listeners = new AbortController();
  const onInteraction = (event: Event) => {
    // What a program sets off is no sign, and the form's own button, as any other form, sends by itself.
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
 * Sends the form while the page stays, and what the visitor just pressed with it. What the page says of its state (`data-lead`) is then what the
 * answer says; the words of `data-auto-submit` stand in the form's place where that is "held". A form that did not get through stays, with its button.
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
  // Nothing moves under a finger that is still down.
  if (container) container.style.minHeight = `${container.offsetHeight}px`;
  if (status && newLead.dataset.lead === "held") status.textContent = form.dataset.autoSubmit ?? "";
  const hadFocus = form.contains(document.activeElement);
  form.remove();
  if (hadFocus) status?.focus();
}
