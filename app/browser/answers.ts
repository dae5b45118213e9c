import { giveProps } from "#app/ui/islands/open-in-place.ts";
import { readPageData } from "#app/ui/islands/page-data.ts";
import { announceUnanswered } from "#app/ui/islands/unanswered.ts";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { IN_PLACE_HEADER } from "#domain/addresses/in-place.ts";
import { showSending } from "./busy.ts";
import { leaveChecksToServer } from "./forms.ts";

/**
 * The forms of pages that are kept nowhere (`data-answered-in-place`). The browser could not go back to their answer: it would ask whether to send
 * everything once more. So a refusal is shown in the page as it stands, and what went through leads on in the place of the page that sent it.
 * Where no such answer comes, a form that has words for that (`data-unanswered`) stays as it is and shows them; the browser sends any other by itself.
 * Of several forms sent before they are answered only the last is shown: every one is handled by the server, and the last answer shows what came of all.
 */
export function answerInPlace(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.answeredInPlace === undefined || event.defaultPrevented)
      return;
    event.preventDefault();
    send(form, submitter);
  });
  // As of an island: from now on no form is sent by the browser itself.
  document.documentElement.dataset.heard = "";
}

const sending = new LatestRequest();

function send(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const fields = new FormData(form, pressed);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const used = document.activeElement;
  const arrived = showSending(form, pressed);
  sending.send(
    // Without the signal: the server carries out what was sent, even if its answer is no longer shown.
    () => post(form.action, body),
    ({ leadsTo, page }) => {
      if (leadsTo !== null) return openAgain(new URL(leadsTo, location.href).href, form.dataset.answeredInPlace);
      arrived();
      if (!showAnswer(new DOMParser().parseFromString(page, "text/html"), form)) stayUnanswered();
    },
    () => {
      arrived();
      stayUnanswered();
    },
  );

  /** Shows the form's own words for a missing answer, or has the browser send the form by itself. */
  function stayUnanswered(): void {
    const words = form.querySelector<HTMLElement>("[data-unanswered]");
    if (words) {
      words.hidden = false;
      announceUnanswered(words.textContent ?? "");
      if (used instanceof HTMLElement) used.focus();
      return;
    }
    delete form.dataset.answeredInPlace;
    form.requestSubmit(pressed);
  }
}

/** Sends a form; `leadsTo` is the address that it leads on to, or null where `page` answers it. The connection may break after the first byte of the answer, too. */
async function post(action: string, body: URLSearchParams): Promise<{ leadsTo: string | null; page: string }> {
  const response = await fetch(action, { method: "POST", body, headers: { [IN_PLACE_HEADER]: "1" } });
  return { leadsTo: response.headers.get("location"), page: await response.text() };
}

/** Puts what a page says in the place of what this one does; false where it is no answer of this page's. */
function showAnswer(page: Document, form: HTMLFormElement): boolean {
  const [shown, refused] = [document.querySelector("main"), page.querySelector("main")];
  if (!refused) return false;
  // A page of errors would stand in a form's place: what was typed is worth more.
  if (form.querySelector("[data-unanswered]") && refused.dataset.page !== shown?.dataset.page) return false;
  const data = readPageData(page);
  // Read out once.
  if (data) for (const line of refused.querySelectorAll("[data-said-by-toast]")) line.removeAttribute("role");
  shown?.replaceWith(refused);
  leaveChecksToServer();
  if (data) giveProps(data);
  refused.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
  return true;
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
