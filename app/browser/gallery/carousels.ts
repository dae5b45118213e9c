import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";

/** Looping, drag threshold 10, duration 25 (product.md#category-carousel). */
const OPTIONS = { loop: true, dragThreshold: 10, align: "start", duration: 25 } as const;
/** What is as wide as its stage (`data-carousel="quick"`) is still after 14 frames, within 250 ms, and does not swing over (product.md#look). */
export const QUICK = { duration: 1.8, friction: 0.34 };

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
  // Its options have no friction, and a duration short enough swings over with the usual one.
  const hurry = () => carousel.internalEngine().scrollBody.useDuration(QUICK.duration).useFriction(QUICK.friction);
  if (root.dataset.carousel === "quick") carousel.on("select", hurry).on("pointerUp", hurry);
  viewport.dataset.moving = "";
  for (const arrows of root.querySelectorAll<HTMLElement>("[data-arrows]")) arrows.hidden = false;
  // Read anew each time: the setting may change while the page is open.
  const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm()) carousel.on("pointerUp", () => carousel.internalEngine().scrollBody.useDuration(0));
  root.addEventListener("click", (event) => onClick(event, carousel, isCalm()));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    if (event.key === "ArrowLeft") carousel.scrollPrev(isCalm());
    else carousel.scrollNext(isCalm());
  });
  if (!root.querySelector("[data-shown]")) return;
  const follow = () => show(root, carousel);
  carousel.on("select", follow);
  follow();
}

/** `jump` is for who wants no motion: what is asked for is simply there. */
function onClick(event: MouseEvent, carousel: EmblaCarouselType, jump: boolean): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-does], a[href]") : null;
  if (pressed?.dataset.does === "previous") carousel.scrollPrev(jump);
  if (pressed?.dataset.does === "next") carousel.scrollNext(jump);
  const slides = carousel.slideNodes().map(({ id }) => `#${id}`);
  const at = pressed instanceof HTMLAnchorElement && pressed.hash !== "" ? slides.indexOf(pressed.hash) : -1;
  if (at < 0) return;
  event.preventDefault();
  carousel.scrollTo(at, jump);
}

/** Which picture is shown: the others are hidden from a screen reader, its thumbnail is marked, and its number is said. */
function show(root: HTMLElement, carousel: EmblaCarouselType): void {
  const shown = carousel.selectedScrollSnap();
  const slides = carousel.slideNodes();
  for (const [index, slide] of slides.entries()) {
    slide.ariaHidden = String(index !== shown);
    const thumbnail = root.querySelector(`a[href="#${slide.id}"]`);
    if (index === shown) thumbnail?.setAttribute("aria-current", "true");
    else thumbnail?.removeAttribute("aria-current");
  }
  const figure = root.querySelector("[data-shown]");
  if (figure) figure.textContent = `${shown + 1} di ${slides.length}`;
}
