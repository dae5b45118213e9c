import PhotoSwipe, { type SlideData } from "photoswipe";
import { LIGHTBOX_WORDS } from "#app/features/vehicles/lightbox-words.ts";
import styleText from "#app/styles/lightbox.css?inline";

/** Within what a motion of the site takes (product.md#look). Where less motion is asked for, PhotoSwipe has none. */
const MOTION_MS = 250;
/** By double tap or click, in times of the picture that fills the screen; by pinch or wheel at most. */
const DOUBLE_TAP_ZOOM = 2.5;
const MAX_ZOOM = 5;
/** PhotoSwipe shows no picture larger than it is said to be; ours fill the screen, be they drawn narrower. */
const MAX_SCREEN_WIDTH_PX = 3840;

let lightboxStyles: CSSStyleSheet | null = null;

/** Shows a picture, and those beside it, over the whole screen: swiped, pinched, double-tapped, or by keys. The focus goes back to the picture. */
export function openLightbox(clickedLink: HTMLAnchorElement): void {
  adoptStyles();
  const links = visibleGalleryLinks(clickedLink);
  // A modal dialog keeps the page behind out of reach for keys and screen readers, and closes by the system's Back gesture.
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
    // The picture that was pressed grows from where it is; the others fade.
    dataSource: links.map((link) => ({
      ...toSlide(link),
      ...(link === clickedLink && { element: link, thumbCropped: true }),
    })),
    index: links.indexOf(clickedLink),
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

/** The styles come with the code and are constructed, since a page's policy allows no other style elements than its own. */
function adoptStyles(): void {
  if (lightboxStyles) return;
  lightboxStyles = new CSSStyleSheet();
  lightboxStyles.replaceSync(styleText);
  document.adoptedStyleSheets.push(lightboxStyles);
}

/** The pictures of the same gallery that are drawn: another finish's, and those of another hour, are not. */
function visibleGalleryLinks(clickedLink: HTMLAnchorElement): HTMLAnchorElement[] {
  const gallery = clickedLink.closest("[data-carousel]") ?? document;
  return [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-lightbox]")].filter((link) => link.offsetWidth > 0);
}

function imageIn(link: HTMLAnchorElement): HTMLImageElement {
  const picture = link.querySelector("img");
  if (!picture) throw new Error(`${link.href} shows no picture`);
  return picture;
}

/** The slide of a picture: all its widths in the format that it is shown in, and a box that fills any screen at the picture's ratio. */
function toSlide(link: HTMLAnchorElement): SlideData {
  const picture = imageIn(link);
  const isAvif = picture.currentSrc.endsWith(".avif");
  const srcset = (isAvif && link.querySelector<HTMLSourceElement>("source[type$=avif]")?.srcset) || picture.srcset;
  const height = Math.round(MAX_SCREEN_WIDTH_PX / ratioOf(picture));
  return { src: link.href, ...(srcset && { srcset }), alt: picture.alt, width: MAX_SCREEN_WIDTH_PX, height };
}

/** Width by height: a loaded picture's own, else what its markup promises. */
function ratioOf(picture: HTMLImageElement): number {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth > 0 && naturalHeight > 0) return naturalWidth / naturalHeight;
  return Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
}

function translateLabels(dialog: HTMLDialogElement): void {
  // The dialog around it is the one that is announced.
  dialog.querySelector(".pswp")?.removeAttribute("role");
  dialog.querySelector(".pswp__scroll-wrap")?.setAttribute("aria-roledescription", LIGHTBOX_WORDS.carousel);
  for (const slide of dialog.querySelectorAll(".pswp__item"))
    slide.setAttribute("aria-roledescription", LIGHTBOX_WORDS.slide);
}
