/** Navigates by clicking a link, so that link listeners (app/browser/pending-state.ts) notice it. */
export function navigateTo(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
