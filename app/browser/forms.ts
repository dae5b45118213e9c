import { writtenDay } from "#domain/forms/typed-day.ts";

/** What somebody does who reads a page, and no program that only fetches it. */
const SIGNS_OF_A_PERSON = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** What the forms of a page do beyond the browser's own. */
export function followForms(): void {
  // The server says what is wrong with every field at once, which the browser does not.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-checked-by-server]")) form.noValidate = true;
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.typedDay !== undefined) {
      target.value = writtenDay(target.value);
    }
  });
  const awaiting = document.querySelector<HTMLFormElement>("form[data-sent-by-sign]");
  if (awaiting) sendAtFirstSign(awaiting);
}

function sendAtFirstSign(form: HTMLFormElement): void {
  const signs = new AbortController();
  const send = (event: Event) => {
    // What a program sets off is no sign, and the form's own button, as any other form, sends by itself.
    if (!event.isTrusted || (event.target instanceof Element && event.target.closest("form"))) return;
    signs.abort();
    form.requestSubmit(form.querySelector<HTMLButtonElement>("[type=submit]"));
  };
  for (const sign of SIGNS_OF_A_PERSON) document.addEventListener(sign, send, { passive: true, signal: signs.signal });
}
