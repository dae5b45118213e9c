/**
 * Runs in the head of a page that begins with a gallery; the script's `data-lcp-id` is the id of the first slide. A visitor who came by a link of the site
 * sees the previous page give way, and the car of the card that was followed can only become the gallery's if that is there when the new page is first drawn
 * (app/inline/boot.ts gives the card its name): so the first paint waits for the first slide, which stands within the first half of the HTML. Any
 * other visit paints as soon as it can.
 */
export default function blockRenderUntilLcp(): void {
  // Not every browser has it.
  const navigation: Navigation | undefined = window.navigation;
  const activation = navigation?.activation;
  if (
    !activation?.from?.url ||
    activation.navigationType !== "push" ||
    !document.referrer.startsWith(`${location.origin}/`) ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return;
  const link = document.createElement("link");
  link.rel = "expect";
  link.blocking = "render";
  link.href = `#${document.currentScript?.dataset.lcpId}`;
  document.head.append(link);
}
