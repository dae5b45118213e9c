/**
 * Runs in the head of every public page. It loads the banner headline's font, 2.4 KB, from the page itself (`data-font-base64`). As a file it would
 * compete with the fonts and the picture of the first view, and a `data:` URL in CSS loads as late as a file. Without scripts the banner uses the
 * full italic font.
 */
export default function addBannerFont(): void {
  const letters = atob(document.currentScript?.dataset.fontBase64 ?? "");
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace("Bodoni Moda Banner", bytes, { style: "italic" }));
}
