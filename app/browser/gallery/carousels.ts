import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";

/** Looping, drag threshold 10, duration 25 (product.md#category-carousel). */
const OPTIONS = { loop: true, dragThreshold: 10, align: "start", duration: 25 } as const;
/** What is as wide as its stage (`data-carousel="quick"`) is still after 14 frames, within 250 ms, and does not swing over (product.md#look): a short duration would, at embla's friction. */
export const QUICK = { duration: 1.8, friction: 0.34 };
/** There with the next frame. A duration of none would leave embla without a direction, and with it a row that goes round shows nothing past its ends. */
export const AT_ONCE = { duration: 1e-4, friction: 1e-4 };

/**
 * Lets the carousels of a page go round by arrows, arrow keys and drag; without scripts each is a row one can swipe. Within `[data-carousel]`:
 * `[data-viewport]` around the row, `[data-arrows]`, thumbnails as links to the slides, and `[data-shown]` for which one is shown.
 */
export function moveCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const viewport = root.querySelector<HTMLElement>("[data-viewport]");
    if (viewport) move(root, viewport);
  }
}

function move(root: HTMLElement, viewport: HTMLElement): void {
  const carousel = EmblaCarousel(viewport, OPTIONS);
  viewport.dataset.moving = "";
  const settle = () => settleAt(carousel, paceOf(root));
  carousel.on("select", settle).on("pointerUp", settle);
  root.addEventListener("click", (event) => onClick(event, carousel));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    if (event.key === "ArrowLeft") carousel.scrollPrev();
    else carousel.scrollNext();
  });
  viewport.addEventListener("scroll", () => takeScroll(viewport, carousel));
  takeScroll(viewport, carousel);
  if (!root.querySelector("[data-shown]")) return;
  const follow = () => show(root, carousel);
  carousel.on("select", follow);
  follow();
}

/** Nothing where embla's own pace is meant. Read anew each time: what the visitor wants may change while the page is open. */
function paceOf(root: HTMLElement): typeof QUICK | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return AT_ONCE;
  return root.dataset.carousel === "quick" ? QUICK : undefined;
}

/** Embla's options have no friction, and it sets its own pace anew before each `select` and `pointerUp`. */
function settleAt(carousel: EmblaCarouselType, pace: typeof QUICK | undefined): void {
  if (!pace) return;
  // biome-ignore lint/correctness/useHookAtTopLevel: embla's setters, no hooks of React's
  carousel.internalEngine().scrollBody.useDuration(pace.duration).useFriction(pace.friction);
}

/** The row scrolled by itself: swiped before scripts, or by the browser to what is looked for in the page. It rests where it stands, without a way. */
function takeScroll(viewport: HTMLElement, carousel: EmblaCarouselType): void {
  if (viewport.scrollLeft === 0) return;
  const edge = viewport.getBoundingClientRect().left;
  const ways = carousel.slideNodes().map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  viewport.scrollLeft = 0;
  // A jump is there before `select` sets a pace.
  carousel.scrollTo(ways.indexOf(Math.min(...ways)), true);
}

function onClick(event: MouseEvent, carousel: EmblaCarouselType): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-does], a[href]") : null;
  if (pressed?.dataset.does === "previous") carousel.scrollPrev();
  if (pressed?.dataset.does === "next") carousel.scrollNext();
  const slides = carousel.slideNodes().map(({ id }) => `#${id}`);
  const at = pressed instanceof HTMLAnchorElement && pressed.hash !== "" ? slides.indexOf(pressed.hash) : -1;
  if (at < 0) return;
  event.preventDefault();
  carousel.scrollTo(at);
}

/** Which picture is shown: the others are out of reach for keys and screen readers, its thumbnail is marked, and its number is said. */
function show(root: HTMLElement, carousel: EmblaCarouselType): void {
  const shown = carousel.selectedScrollSnap();
  const slides = carousel.slideNodes();
  for (const [index, slide] of slides.entries()) {
    slide.inert = index !== shown;
    const thumbnail = root.querySelector(`a[href="#${slide.id}"]`);
    if (index === shown) thumbnail?.setAttribute("aria-current", "true");
    else thumbnail?.removeAttribute("aria-current");
  }
  const figure = root.querySelector("[data-shown]");
  if (figure) figure.textContent = `${shown + 1} di ${slides.length}`;
}
