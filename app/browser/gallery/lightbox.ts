import PhotoSwipe, { type SlideData } from "photoswipe";
import styleText from "#app/styles/lightbox.css?inline";
import type { Language } from "#domain/languages.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import { LIGHTBOX_DE } from "#domain/words/specifications/lightbox.de.ts";
import { LIGHTBOX_EN } from "#domain/words/specifications/lightbox.en.ts";
import { LIGHTBOX_ES } from "#domain/words/specifications/lightbox.es.ts";
import { LIGHTBOX_FR } from "#domain/words/specifications/lightbox.fr.ts";
import { LIGHTBOX_IT } from "#domain/words/specifications/lightbox.it.ts";
import { fillText, type Translated } from "#domain/words/text.ts";

/**
 * Duration of the lightbox's animations, at most the duration of the site's other animations (product.md#look). PhotoSwipe itself honours
 * `prefers-reduced-motion`.
 */
const MOTION_MS = 250;
/** Zoom of a double tap or click, as a multiple of the fitted size; `MAX_ZOOM` limits pinch and wheel. */
const DOUBLE_TAP_ZOOM = 2.5;
const MAX_ZOOM = 5;
/**
 * PhotoSwipe fits no picture to more than its declared width. We declare the widest screen for drawings and the width of the file for photographs,
 * which are never enlarged without the visitor's zoom.
 */
const MAX_SCREEN_WIDTH_PX = 3840;

/** This script has its words in every language, because it is loaded only when a picture is opened. */
const WORDS: Readonly<Record<Language, Translated<typeof LIGHTBOX_IT>>> = {
  it: LIGHTBOX_IT,
  en: LIGHTBOX_EN,
  fr: LIGHTBOX_FR,
  de: LIGHTBOX_DE,
  es: LIGHTBOX_ES,
};

let lightboxStyles: CSSStyleSheet | null = null;

/** PhotoSwipe ignores a request to close while the first picture grows. This one closes as soon as the picture has grown. */
class Lightbox extends PhotoSwipe {
  override close(): void {
    // PhotoSwipe is not finished with the opening while it dispatches the event.
    if (this.opener.isOpening) this.on("openingAnimationEnd", () => queueMicrotask(() => super.close()));
    else super.close();
  }
}

/**
 * Opens a picture and its gallery in a full-screen lightbox (swipe, pinch, double tap, keys). The link to all pictures (`data-lightbox="all"`) opens the
 * first. Closing it returns the focus to the link.
 */
export function openLightbox(clickedLink: HTMLAnchorElement): void {
  adoptStyles();
  const words = WORDS[document.documentElement.lang as Language] ?? LIGHTBOX_IT;
  const links = galleryLinks(clickedLink);
  const firstShown = Math.max(links.indexOf(clickedLink), 0);
  const isAvif = links.some((link) => imageIn(link).currentSrc.endsWith(".avif"));
  // A modal dialog makes the page behind inert and closes on the system's Back gesture.
  const dialog = Object.assign(document.createElement("dialog"), {
    className: "enlarged",
    ariaLabel: words.title,
  });
  const status = Object.assign(document.createElement("p"), { role: "status" });
  dialog.append(status);
  document.body.append(dialog);
  dialog.showModal();
  const lightbox = new Lightbox({
    appendToEl: dialog,
    // The first picture shown grows out of its place on the page; the others fade in.
    dataSource: links.map((link, index) => ({
      ...toSlide(link, isAvif),
      ...(index === firstShown && { element: link, thumbCropped: true }),
    })),
    index: firstShown,
    bgOpacity: 1,
    showAnimationDuration: MOTION_MS,
    hideAnimationDuration: MOTION_MS,
    zoomAnimationDuration: MOTION_MS,
    secondaryZoomLevel: ({ fit }) => fit * DOUBLE_TAP_ZOOM,
    maxZoomLevel: ({ fit }) => fit * MAX_ZOOM,
    imageClickAction: "zoom",
    wheelToZoom: true,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
    indexIndicatorSep: ` ${words.of} `,
  });
  lightbox.on("afterInit", () => translateLabels(dialog, words));
  lightbox.on("change", () => {
    const link = links[lightbox.currIndex];
    if (!link) return;
    status.textContent = fillText(
      words.position,
      (name) =>
        ({ number: String(lightbox.currIndex + 1), count: String(links.length), picture: imageIn(link).alt })[name],
    );
  });
  lightbox.on("destroy", () => {
    dialog.close();
    dialog.remove();
    clickedLink.focus();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    lightbox.close();
  });
  lightbox.init();
}

/** Adopts the lightbox's styles as a constructed stylesheet: the page's CSP allows no style elements but the page's own. */
function adoptStyles(): void {
  if (lightboxStyles) return;
  lightboxStyles = new CSSStyleSheet();
  lightboxStyles.replaceSync(styleText);
  document.adoptedStyleSheets.push(lightboxStyles);
}

/** Returns the gallery's pictures, also those that its mosaic does not show, but not those of the other time of day, which are hidden themselves. */
function galleryLinks(clickedLink: HTMLAnchorElement): HTMLAnchorElement[] {
  const gallery = clickedLink.closest("[data-carousel]") ?? document;
  const links = gallery.querySelectorAll<HTMLAnchorElement>("a[data-lightbox='']");
  return [...links].filter((link) => getComputedStyle(link).display !== "none");
}

function imageIn(link: HTMLAnchorElement): HTMLImageElement {
  const picture = link.querySelector("img");
  if (!picture) throw new Error(`${link.href} contains no picture`);
  return picture;
}

/** Returns the slide of a picture: all widths in the format now shown (AVIF or fallback), and the largest size that it may fill at its ratio. */
function toSlide(link: HTMLAnchorElement, isAvif: boolean): SlideData {
  const picture = imageIn(link);
  const srcset = (isAvif && link.querySelector<HTMLSourceElement>("source[type$=avif]")?.srcset) || picture.srcset;
  const width = parseUploadedPicture(link.pathname)?.file.width ?? MAX_SCREEN_WIDTH_PX;
  return {
    src: link.href,
    ...(srcset && { srcset }),
    alt: picture.alt,
    width,
    height: Math.round(width / ratioOf(picture)),
  };
}

/** Returns width divided by height, from the loaded picture or else from its markup. */
function ratioOf(picture: HTMLImageElement): number {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth > 0 && naturalHeight > 0) return naturalWidth / naturalHeight;
  return Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
}

function translateLabels(dialog: HTMLDialogElement, words: Translated<typeof LIGHTBOX_IT>): void {
  // Screen readers announce our own dialog around it instead.
  dialog.querySelector(".pswp")?.removeAttribute("role");
  dialog.querySelector(".pswp__scroll-wrap")?.setAttribute("aria-roledescription", words.carousel);
  for (const slide of dialog.querySelectorAll(".pswp__item")) slide.setAttribute("aria-roledescription", words.slide);
}
