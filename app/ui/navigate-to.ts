/** Goes to another page, as a link to it would: what follows links (app/browser/pending-state.ts) sees this one too. */
export function navigateTo(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
