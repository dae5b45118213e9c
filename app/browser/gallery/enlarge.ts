/**
 * Opens a picture that is pressed (`data-enlarge`, a link to its largest file) over the page; the code for that comes with the first press. Where it does
 * not come, and where the press asks for another tab, the link leads to the file.
 */
export function followEnlarge(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-enlarge]") : null;
    const asksForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || asksForAnotherTab) return;
    event.preventDefault();
    import("./enlarged.ts").then(
      ({ openEnlarged }) => openEnlarged(link),
      () => location.assign(link.href),
    );
  });
}
