import { announceNoResponse } from "#app/ui/islands/no-response.ts";
import { readPageData } from "#app/ui/islands/page-data.ts";
import { updateIslandProps } from "#app/ui/islands/soft-navigation.ts";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { IN_PLACE_HEADER } from "#domain/routes/in-place-header.ts";
import { showPending } from "./pending-state.ts";
import { disableBrowserValidation } from "./server-validation.ts";

/**
 * The forms of pages that are kept nowhere (`data-submit-without-navigation`). The browser could not go back to their answer: it would ask whether to send
 * everything once more. So a refusal is shown in the page as it stands, and what went through leads on in the place of the page that sent it.
 * Where no such answer comes, a form that has words for that (`data-no-response`) stays as it is and shows them; the browser sends any other by itself.
 * Of several forms sent before they are answered only the last is shown: every one is handled by the server, and the last answer shows what came of all.
 */
export function submitWithoutNavigation(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (
      !(form instanceof HTMLFormElement) ||
      form.dataset.submitWithoutNavigation === undefined ||
      event.defaultPrevented
    )
      return;
    event.preventDefault();
    submitForm(form, submitter);
  });
  // As of an island: from now on no form is sent by the browser itself.
  document.documentElement.dataset.hydrating = "";
}

const latestSubmission = new LatestRequest();

function submitForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const focusedBefore = document.activeElement;
  const endPending = showPending(form, submitter);
  latestSubmission.send(
    // Without the signal: the server carries out what was sent, even if its answer is no longer shown.
    () => postForm(form.action, body),
    ({ redirectTo, page }) => {
      if (redirectTo !== null)
        return reloadAt(new URL(redirectTo, location.href).href, form.dataset.submitWithoutNavigation);
      endPending();
      if (!showResponsePage(new DOMParser().parseFromString(page, "text/html"), form)) showNoResponse();
    },
    () => {
      endPending();
      showNoResponse();
    },
  );

  /** Shows the form's own words for a missing answer, or has the browser send the form by itself. */
  function showNoResponse(): void {
    const words = form.querySelector<HTMLElement>("[data-no-response]");
    if (words) {
      words.hidden = false;
      announceNoResponse(words.textContent ?? "");
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      return;
    }
    delete form.dataset.submitWithoutNavigation;
    form.requestSubmit(submitter);
  }
}

/** Sends a form; `leadsTo` is the address that it leads on to, or null where `page` answers it. The connection may break after the first byte of the answer, too. */
async function postForm(action: string, body: URLSearchParams): Promise<{ redirectTo: string | null; page: string }> {
  const response = await fetch(action, { method: "POST", body, headers: { [IN_PLACE_HEADER]: "1" } });
  return { redirectTo: response.headers.get("location"), page: await response.text() };
}

/** Puts what a page says in the place of what this one does; false where it is no answer of this page's. */
function showResponsePage(page: Document, form: HTMLFormElement): boolean {
  const [currentMain, newMain] = [document.querySelector("main"), page.querySelector("main")];
  if (!newMain) return false;
  // A page of errors would stand in a form's place: what was typed is worth more.
  if (form.querySelector("[data-no-response]") && newMain.dataset.page !== currentMain?.dataset.page) return false;
  const data = readPageData(page);
  // Read out once.
  if (data) for (const line of newMain.querySelectorAll("[data-said-by-toast]")) line.removeAttribute("role");
  currentMain?.replaceWith(newMain);
  disableBrowserValidation();
  if (data) updateIslandProps(data);
  newMain.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
  return true;
}

/** Loads the page anew, at the part that a form names. */
function reloadAt(address: string, fragment = ""): void {
  if (fragment === "") {
    location.replace(address);
    return;
  }
  history.replaceState(null, "", `${address}#${fragment}`);
  location.reload();
}
