import PhotoSwipe, { type SlideData } from "photoswipe";
import { LIGHTBOX_WORDS } from "#app/features/vehicles/lightbox-words.ts";
import styleText from "#app/styles/lightbox.css?inline";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";

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

let lightboxStyles: CSSStyleSheet | null = null;

/**
 * Opens a picture and its gallery in a full-screen lightbox (swipe, pinch, double tap, keys). The link to all pictures (`data-lightbox="all"`) opens the
 * first. Closing it returns the focus to the link.
 */
export function openLightbox(clickedLink: HTMLAnchorElement): void {
  adoptStyles();
  const links = galleryLinks(clickedLink);
  const firstShown = Math.max(links.indexOf(clickedLink), 0);
  const isAvif = links.some((link) => imageIn(link).currentSrc.endsWith(".avif"));
  // A modal dialog makes the page behind inert and closes on the system's Back gesture.
  const dialog = Object.assign(document.createElement("dialog"), {
    className: "enlarged",
    ariaLabel: LIGHTBOX_WORDS.title,
  });
  const status = Object.assign(document.createElement("p"), { role: "status" });
  dialog.append(status);
  document.body.append(dialog);
  dialog.showModal();
  const lightbox = new PhotoSwipe({
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
    closeTitle: LIGHTBOX_WORDS.close,
    zoomTitle: LIGHTBOX_WORDS.zoom,
    arrowPrevTitle: LIGHTBOX_WORDS.previous,
    arrowNextTitle: LIGHTBOX_WORDS.next,
    errorMsg: LIGHTBOX_WORDS.failed,
    indexIndicatorSep: LIGHTBOX_WORDS.of,
  });
  lightbox.on("afterInit", () => translateLabels(dialog));
  lightbox.on("change", () => {
    const link = links[lightbox.currIndex];
    if (!link) return;
    status.textContent = LIGHTBOX_WORDS.positionText({
      number: lightbox.currIndex + 1,
      count: links.length,
      picture: imageIn(link).alt,
    });
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

function translateLabels(dialog: HTMLDialogElement): void {
  // Screen readers announce our own dialog around it instead.
  dialog.querySelector(".pswp")?.removeAttribute("role");
  dialog.querySelector(".pswp__scroll-wrap")?.setAttribute("aria-roledescription", LIGHTBOX_WORDS.carousel);
  for (const slide of dialog.querySelectorAll(".pswp__item"))
    slide.setAttribute("aria-roledescription", LIGHTBOX_WORDS.slide);
}
