/** What somebody does who reads a page, and no program that only fetches it. */
const SIGNS_OF_A_PERSON = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Sends the page's form that waits for a person (`data-sent-by-sign`) at the first sign of one; `noted` are those that came before this script. */
export function sendAtFirstSign(noted: readonly Event[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-sent-by-sign]");
  if (!form) return;
  const signs = new AbortController();
  const send = (event: Event) => {
    // What a program sets off is no sign, and the form's own button, as any other form, sends by itself.
    if (signs.signal.aborted || !event.isTrusted || (event.target instanceof Element && event.target.closest("form")))
      return;
    signs.abort();
    void sendBehind(form);
  };
  for (const sign of SIGNS_OF_A_PERSON) document.addEventListener(sign, send, { passive: true, signal: signs.signal });
  const kinds: readonly string[] = SIGNS_OF_A_PERSON;
  for (const event of noted) if (kinds.includes(event.type)) send(event);
}

/**
 * Sends the form while the page stays, and what the visitor just pressed with it. What the page says of its state (`data-lead`) is then what the
 * answer says; the words of `data-sent-by-sign` stand in the form's place where that is "held". A form that did not get through stays, with its button.
 */
async function sendBehind(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form, form.querySelector<HTMLButtonElement>("[type=submit]"));
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "POST", body, keepalive: true })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (answer === null) return;
  const said = new DOMParser().parseFromString(answer, "text/html").querySelector<HTMLElement>("[data-lead]");
  if (!said) return;
  const lead = document.querySelector("[data-lead]");
  if (lead) lead.textContent = said.textContent;
  const place = form.parentElement;
  const status = place?.querySelector<HTMLElement>("[role=status]");
  // Nothing moves under a finger that is still down.
  if (place) place.style.minHeight = `${place.offsetHeight}px`;
  if (status && said.dataset.lead === "held") status.textContent = form.dataset.sentBySign ?? "";
  const hadFocus = form.contains(document.activeElement);
  form.remove();
  if (hadFocus) status?.focus();
}
