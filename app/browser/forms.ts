/** The server says what is wrong with every field at once, which the browser does not. */
export function leaveChecksToServer(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-checked-by-server]")) form.noValidate = true;
}
