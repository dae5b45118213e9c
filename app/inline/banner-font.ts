/**
 * Runs in the head of every public page. The letters of the banner's headline, 2.4 KB, stand in the page (`data-font-base64`): as a file they would share the line
 * with the fonts and the picture that the first view waits for, and a `data:` address is fetched as late as a file. Where no scripts run, the banner takes the
 * whole italic.
 */
export default function addBannerFont(): void {
  const letters = atob(document.currentScript?.dataset.fontBase64 ?? "");
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace("Bodoni Moda Banner", bytes, { style: "italic" }));
}
