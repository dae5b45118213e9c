import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";

/** Looping, drag threshold 10, duration 25 (product.md#category-carousel). */
const OPTIONS = { loop: true, dragThreshold: 10, align: "start", duration: 25 } as const;
/** What is as wide as its stage (`data-carousel="quick"`) is still after 14 frames, within 250 ms, and does not swing over (product.md#look): a short duration would, at embla's friction. */
export const FAST_PACE = { duration: 1.8, friction: 0.34 };
/** There with the next frame. A duration of none would leave embla without a direction, and with it a row that goes round shows nothing past its ends. */
export const INSTANT_PACE = { duration: 1e-4, friction: 1e-4 };

/**
 * Lets the carousels of a page go round by arrows, arrow keys and drag; without scripts each is a row one can swipe. Within `[data-carousel]`:
 * `[data-viewport]` around the row, `[data-arrows]`, thumbnails as links to the slides, and `[data-slide-counter]` for which one is shown.
 */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const viewport = root.querySelector<HTMLElement>("[data-viewport]");
    if (viewport) startCarousel(root, viewport);
  }
}

function startCarousel(root: HTMLElement, viewport: HTMLElement): void {
  const carousel = EmblaCarousel(viewport, OPTIONS);
  viewport.dataset.carouselRunning = "";
  const setPace = () => applyPace(carousel, paceOf(root));
  carousel.on("select", setPace).on("pointerUp", setPace);
  root.addEventListener("click", (event) => onClick(event, carousel));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    if (event.key === "ArrowLeft") carousel.scrollPrev();
    else carousel.scrollNext();
  });
  viewport.addEventListener("scroll", () => adoptNativeScroll(viewport, carousel));
  adoptNativeScroll(viewport, carousel);
  if (!root.querySelector("[data-slide-counter]")) return;
  const onSelect = () => updateSlideState(root, carousel);
  carousel.on("select", onSelect);
  onSelect();
}

/** Nothing where embla's own pace is meant. Read anew each time: what the visitor wants may change while the page is open. */
function paceOf(root: HTMLElement): typeof FAST_PACE | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return INSTANT_PACE;
  return root.dataset.carousel === "quick" ? FAST_PACE : undefined;
}

/** Embla's options have no friction, and it sets its own pace anew before each `select` and `pointerUp`. */
function applyPace(carousel: EmblaCarouselType, pace: typeof FAST_PACE | undefined): void {
  if (!pace) return;
  // biome-ignore lint/correctness/useHookAtTopLevel: embla's setters, no hooks of React's
  carousel.internalEngine().scrollBody.useDuration(pace.duration).useFriction(pace.friction);
}

/** The row scrolled by itself: swiped before scripts, or by the browser to what is looked for in the page. It rests where it stands, without a way. */
function adoptNativeScroll(viewport: HTMLElement, carousel: EmblaCarouselType): void {
  if (viewport.scrollLeft === 0) return;
  const edge = viewport.getBoundingClientRect().left;
  const distances = carousel.slideNodes().map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  viewport.scrollLeft = 0;
  // A jump is there before `select` sets a pace.
  carousel.scrollTo(distances.indexOf(Math.min(...distances)), true);
}

function onClick(event: MouseEvent, carousel: EmblaCarouselType): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-action], a[href]") : null;
  if (pressed?.dataset.action === "previous") carousel.scrollPrev();
  if (pressed?.dataset.action === "next") carousel.scrollNext();
  const slides = carousel.slideNodes().map(({ id }) => `#${id}`);
  const at = pressed instanceof HTMLAnchorElement && pressed.hash !== "" ? slides.indexOf(pressed.hash) : -1;
  if (at < 0) return;
  event.preventDefault();
  carousel.scrollTo(at);
}

/** Which picture is shown: the others are out of reach for keys and screen readers, its thumbnail is marked, and its number is said. */
function updateSlideState(root: HTMLElement, carousel: EmblaCarouselType): void {
  const selectedIndex = carousel.selectedScrollSnap();
  const slides = carousel.slideNodes();
  for (const [index, slide] of slides.entries()) {
    slide.inert = index !== selectedIndex;
    const thumbnail = root.querySelector(`a[href="#${slide.id}"]`);
    if (index === selectedIndex) thumbnail?.setAttribute("aria-current", "true");
    else thumbnail?.removeAttribute("aria-current");
  }
  const counter = root.querySelector("[data-slide-counter]");
  if (counter) counter.textContent = `${selectedIndex + 1} di ${slides.length}`;
}
