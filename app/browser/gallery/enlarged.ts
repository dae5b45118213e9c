import PhotoSwipe, { type SlideData } from "photoswipe";
import { ENLARGED_WORDS } from "#app/features/vehicle/enlarged-words.ts";
import styleText from "#app/styles/enlarged.css?inline";

/** Within what a motion of the site takes (product.md#look). Where less motion is asked for, PhotoSwipe has none. */
const MOTION_MS = 250;
/** By double tap or click, in times of the picture that fills the screen; by pinch or wheel at most. */
const DOUBLE_TAP_ZOOM = 2.5;
const MOST_ZOOM = 5;
/** PhotoSwipe shows no picture larger than it is said to be; ours fill the screen, be they drawn narrower. */
const WIDEST_SCREEN_PX = 3840;

let worn: CSSStyleSheet | null = null;

/** Shows a picture, and those beside it, over the whole screen: swiped, pinched, double-tapped, or by keys. The focus goes back to the picture. */
export function openEnlarged(pressed: HTMLAnchorElement): void {
  wearStyles();
  const links = picturesBeside(pressed);
  // A modal dialog keeps the page behind out of reach for keys and screen readers, and closes by the system's Back gesture.
  const dialog = Object.assign(document.createElement("dialog"), {
    className: "enlarged",
    ariaLabel: ENLARGED_WORDS.title,
  });
  const status = Object.assign(document.createElement("p"), { role: "status" });
  dialog.append(status);
  document.body.append(dialog);
  dialog.showModal();
  const enlarged = new PhotoSwipe({
    appendToEl: dialog,
    // The picture that was pressed grows from where it is; the others fade.
    dataSource: links.map((link) => ({
      ...toSlide(link),
      ...(link === pressed && { element: link, thumbCropped: true }),
    })),
    index: links.indexOf(pressed),
    bgOpacity: 1,
    showAnimationDuration: MOTION_MS,
    hideAnimationDuration: MOTION_MS,
    zoomAnimationDuration: MOTION_MS,
    secondaryZoomLevel: ({ fit }) => fit * DOUBLE_TAP_ZOOM,
    maxZoomLevel: ({ fit }) => fit * MOST_ZOOM,
    imageClickAction: "zoom",
    wheelToZoom: true,
    closeTitle: ENLARGED_WORDS.close,
    zoomTitle: ENLARGED_WORDS.zoom,
    arrowPrevTitle: ENLARGED_WORDS.previous,
    arrowNextTitle: ENLARGED_WORDS.next,
    errorMsg: ENLARGED_WORDS.failed,
    indexIndicatorSep: ENLARGED_WORDS.of,
  });
  enlarged.on("afterInit", () => speakItalian(dialog));
  enlarged.on("change", () => {
    const link = links[enlarged.currIndex];
    if (!link) return;
    status.textContent = ENLARGED_WORDS.shown({
      number: enlarged.currIndex + 1,
      count: links.length,
      picture: pictureOf(link).alt,
    });
  });
  enlarged.on("destroy", () => {
    dialog.close();
    dialog.remove();
    pressed.focus();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    enlarged.close();
  });
  enlarged.init();
}

/** The styles come with the code and are constructed, since a page's policy allows no other style elements than its own. */
function wearStyles(): void {
  if (worn) return;
  worn = new CSSStyleSheet();
  worn.replaceSync(styleText);
  document.adoptedStyleSheets.push(worn);
}

/** The pictures of the same gallery that are drawn: another finish's, and those of another hour, are not. */
function picturesBeside(pressed: HTMLAnchorElement): HTMLAnchorElement[] {
  const gallery = pressed.closest("[data-carousel]") ?? document;
  return [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")].filter((link) => link.offsetWidth > 0);
}

function pictureOf(link: HTMLAnchorElement): HTMLImageElement {
  const picture = link.querySelector("img");
  if (!picture) throw new Error(`${link.href} shows no picture`);
  return picture;
}

/** The slide of a picture: all its widths in the format that it is shown in, and a box that fills any screen at the picture's ratio. */
function toSlide(link: HTMLAnchorElement): SlideData {
  const picture = pictureOf(link);
  const isAvif = picture.currentSrc.endsWith(".avif");
  const srcset = (isAvif && link.querySelector<HTMLSourceElement>("source[type$=avif]")?.srcset) || picture.srcset;
  const height = Math.round(WIDEST_SCREEN_PX / ratioOf(picture));
  return { src: link.href, ...(srcset && { srcset }), alt: picture.alt, width: WIDEST_SCREEN_PX, height };
}

/** Width by height: a loaded picture's own, else what its markup promises. */
function ratioOf(picture: HTMLImageElement): number {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth > 0 && naturalHeight > 0) return naturalWidth / naturalHeight;
  return Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
}

function speakItalian(dialog: HTMLDialogElement): void {
  // The dialog around it is the one that is announced.
  dialog.querySelector(".pswp")?.removeAttribute("role");
  dialog.querySelector(".pswp__scroll-wrap")?.setAttribute("aria-roledescription", ENLARGED_WORDS.carousel);
  for (const slide of dialog.querySelectorAll(".pswp__item"))
    slide.setAttribute("aria-roledescription", ENLARGED_WORDS.slide);
}
