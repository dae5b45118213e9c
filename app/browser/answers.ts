import { showSending } from "./busy.ts";
import { leaveChecksToServer } from "./forms.ts";

/**
 * The forms of pages that are kept nowhere (`data-answered-in-place`). The browser could not go back to their answer: it would ask whether to send
 * everything once more. So a refusal is shown in the page as it stands, and what went through leads on in the place of the page that sent it.
 * Where no such answer comes, the browser sends the form by itself.
 */
export function answerInPlace(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.answeredInPlace === undefined || event.defaultPrevented)
      return;
    event.preventDefault();
    void send(form, submitter);
  });
}

async function send(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
  const fields = new FormData(form, pressed);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const arrived = showSending(form, pressed);
  // The line may break after the first of the answer has come, too.
  const answer = await fetch(form.action, { method: "POST", body })
    .then(async (response) => ({ response, page: response.redirected ? "" : await response.text() }))
    .catch(() => null);
  if (answer?.response.redirected) return openAgain(answer.response.url, form.dataset.answeredInPlace);
  const refused = answer && new DOMParser().parseFromString(answer.page, "text/html").querySelector("main");
  arrived();
  if (!refused) {
    delete form.dataset.answeredInPlace;
    form.requestSubmit(pressed);
    return;
  }
  document.querySelector("main")?.replaceWith(refused);
  leaveChecksToServer();
  refused.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
}

/** Loads the page anew, at the part that a form names. */
function openAgain(address: string, part = ""): void {
  if (part === "") {
    location.replace(address);
    return;
  }
  history.replaceState(null, "", `${address}#${part}`);
  location.reload();
}
