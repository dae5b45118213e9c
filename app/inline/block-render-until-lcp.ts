/**
 * Runs in the head of a page that begins with a gallery; `data-lcp-id` is the id of the first slide. After a click on a card, the card's picture
 * morphs into the gallery's in a view transition (app/inline/boot.ts). That works only if the first paint already contains the slide, so this script
 * blocks rendering until then. Any other visit paints as soon as it can.
 */
export default function blockRenderUntilLcp(): void {
  // Not supported by every browser.
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
