/** The server says what is wrong with every field at once, which the browser does not. */
export function disableBrowserValidation(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-server-validated]")) form.noValidate = true;
}
