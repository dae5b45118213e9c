import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { WIDE_QUERY } from "#app/ui/breakpoints.ts";

/** Looping, drag threshold 10, duration 25 (product.md#category-carousel). */
const OPTIONS = { loop: true, dragThreshold: 10, align: "start", duration: 25 } as const;
/** A mosaic (`data-mosaic`) shows its pictures side by side in a wide window and is a carousel in a narrow one. */
const MOSAIC_OPTIONS = { ...OPTIONS, breakpoints: { [WIDE_QUERY]: { active: false } } };
/**
 * Pace of carousels as wide as their viewport (`data-carousel="quick"`): at rest after 14 frames, within 250 ms, without overshoot (product.md#look).
 * At embla's own friction a short duration overshoots.
 */
export const FAST_PACE = { duration: 1.8, friction: 0.34 };
/** Reaches its target in the next frame. A duration of 0 would leave embla without a direction, and a looping row would show nothing past its ends. */
export const INSTANT_PACE = { duration: 1e-4, friction: 1e-4 };

/**
 * Makes the page's carousels loop by arrows, arrow keys and drag; without scripts each is a swipeable row. Inside `[data-carousel]`:
 * `[data-viewport]` wraps the row, `[data-arrows]` holds the arrows, thumbnails link to the slides, `[data-slide-counter]` shows the position.
 */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const viewport = root.querySelector<HTMLElement>("[data-viewport]");
    if (viewport) startCarousel(root, viewport);
  }
}

function startCarousel(root: HTMLElement, viewport: HTMLElement): void {
  const isMosaic = root.dataset.mosaic !== undefined;
  const isRunning = () => !(isMosaic && matchMedia(WIDE_QUERY).matches);
  const carousel = EmblaCarousel(viewport, isMosaic ? MOSAIC_OPTIONS : OPTIONS);
  const setPace = () => applyPace(carousel, paceOf(root));
  carousel.on("select", setPace).on("pointerUp", setPace);
  root.addEventListener("click", (event) => onClick(event, carousel));
  root.addEventListener("keydown", (event) => {
    if (!isRunning() || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    if (event.key === "ArrowLeft") carousel.scrollPrev();
    else carousel.scrollNext();
  });
  viewport.addEventListener("scroll", () => adoptNativeScroll(viewport, carousel));
  adoptNativeScroll(viewport, carousel);
  const onSelect = () => {
    viewport.toggleAttribute("data-carousel-running", isRunning());
    if (root.querySelector("[data-slide-counter]")) updateSlideState(root, carousel, isRunning());
    if (isMosaic && isRunning()) fetchNeighbours(carousel);
  };
  // Embla starts again when the window becomes wide or narrow.
  carousel.on("select", onSelect).on("reInit", onSelect);
  onSelect();
}

/** Returns undefined for embla's default pace. Evaluated on each move, because the visitor's motion preference can change. */
function paceOf(root: HTMLElement): typeof FAST_PACE | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return INSTANT_PACE;
  return root.dataset.carousel === "quick" ? FAST_PACE : undefined;
}

/** Sets the pace of a carousel's next motion. Embla has no option for friction, and resets its pace before each `select` and `pointerUp`. */
function applyPace(carousel: EmblaCarouselType, pace: typeof FAST_PACE | undefined): void {
  if (!pace) return;
  // biome-ignore lint/correctness/useHookAtTopLevel: these are embla's setters, not React hooks
  carousel.internalEngine().scrollBody.useDuration(pace.duration).useFriction(pace.friction);
}

/** Moves embla to where the row was scrolled natively: by a swipe before scripts ran, or by the browser's find-in-page. It jumps without animation. */
function adoptNativeScroll(viewport: HTMLElement, carousel: EmblaCarouselType): void {
  if (viewport.scrollLeft === 0) return;
  const edge = viewport.getBoundingClientRect().left;
  const distances = carousel.slideNodes().map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  viewport.scrollLeft = 0;
  // `true` jumps; a jump ends before `select` could set a pace.
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

/** Fetches the pictures beside the shown one, so that the visitor's next swipe shows no empty frame. */
function fetchNeighbours(carousel: EmblaCarouselType): void {
  const slides = carousel.slideNodes();
  const selectedIndex = carousel.selectedScrollSnap();
  // The picture of the other time of day is hidden.
  for (const index of [selectedIndex - 1, (selectedIndex + 1) % slides.length])
    for (const picture of slides.at(index)?.querySelectorAll("img") ?? [])
      if (picture.offsetWidth > 0) picture.loading = "eager";
}

/** Marks the shown slide: makes the other slides of a running carousel inert, marks its thumbnail as current, and writes its number. */
function updateSlideState(root: HTMLElement, carousel: EmblaCarouselType, isRunning: boolean): void {
  const selectedIndex = carousel.selectedScrollSnap();
  const slides = carousel.slideNodes();
  for (const [index, slide] of slides.entries()) {
    slide.inert = isRunning && index !== selectedIndex;
    const thumbnail = root.querySelector(`a[href="#${slide.id}"]`);
    if (index === selectedIndex) thumbnail?.setAttribute("aria-current", "true");
    else thumbnail?.removeAttribute("aria-current");
  }
  const counter = root.querySelector("[data-slide-counter]");
  if (counter) counter.textContent = (counter.textContent ?? "").replace(/\d+/, String(selectedIndex + 1));
}
