/** Turns off the browser's form validation: the server reports the errors of all fields together. */
export function disableBrowserValidation(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-server-validated]")) form.noValidate = true;
}
