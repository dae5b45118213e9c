import { announceNoResponse } from "#app/ui/islands/no-response.ts";
import { readPageData } from "#app/ui/islands/page-data.ts";
import { updateIslandProps } from "#app/ui/islands/soft-navigation.ts";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { IN_PLACE_HEADER } from "#domain/routes/in-place-header.ts";
import { showPending } from "./pending-state.ts";
import { disableBrowserValidation } from "./server-validation.ts";

/**
 * Submits forms marked `data-submit-without-navigation` by `fetch`. Their pages are sent with `no-store`, so going back to a response would make the
 * browser ask to resend the form. A refusal is shown in the current page; a success replaces the page in the history. If no usable response arrives,
 * a form shows its `data-no-response` message; a form without that message is submitted by the browser. The server handles every submission, but only
 * the response to the last one is shown, since it reflects them all.
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
  // Like an island: from now on our scripts submit these forms.
  document.documentElement.dataset.hydrating = "";
}

const latestSubmission = new LatestRequest();

function submitForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const focusedBefore = document.activeElement;
  const endPending = showPending(form, submitter);
  latestSubmission.send(
    // No abort signal: the server handles the submission even if we no longer show its response.
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

  /** Shows the form's `data-no-response` message, or lets the browser submit the form. */
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

/** Posts a form. `redirectTo` is the redirect target, or null if `page` is the response. Rejects also if the connection breaks after the first byte. */
async function postForm(action: string, body: URLSearchParams): Promise<{ redirectTo: string | null; page: string }> {
  const response = await fetch(action, { method: "POST", body, headers: { [IN_PLACE_HEADER]: "1" } });
  return { redirectTo: response.headers.get("location"), page: await response.text() };
}

/** Replaces this page's main element by the main element of the response. Returns false if the response is not a version of this page. */
function showResponsePage(page: Document, form: HTMLFormElement): boolean {
  const [currentMain, newMain] = [document.querySelector("main"), page.querySelector("main")];
  if (!newMain) return false;
  // An error page would replace the form and lose what was typed.
  if (form.querySelector("[data-no-response]") && newMain.dataset.page !== currentMain?.dataset.page) return false;
  const data = readPageData(page);
  // The toast has read this text out already.
  if (data) for (const line of newMain.querySelectorAll("[data-said-by-toast]")) line.removeAttribute("role");
  currentMain?.replaceWith(newMain);
  disableBrowserValidation();
  if (data) updateIslandProps(data);
  newMain.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
  return true;
}

/** Reloads the page at the given fragment. The address may have one already, for browsers without scripts. */
function reloadAt(address: string, fragment = ""): void {
  if (fragment === "") {
    location.replace(address);
    return;
  }
  history.replaceState(null, "", `${address.split("#")[0]}#${fragment}`);
  location.reload();
}
