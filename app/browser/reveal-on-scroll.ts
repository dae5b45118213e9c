/** The share of the picture that must be in view before it is lit (product.md#our-brand). */
const MIN_VISIBLE_RATIO = 0.3;

/** Pictures that light up once enough of them is in view. One that is lit stays so: going dark again beside a reader would only distract. */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const isVisible = intersectionRatio >= MIN_VISIBLE_RATIO;
        target.setAttribute("data-reveal", isVisible ? "on" : "off");
        if (isVisible) observer.unobserve(target);
      }
    },
    { threshold: MIN_VISIBLE_RATIO },
  );
  for (const picture of document.querySelectorAll("[data-reveal]")) observer.observe(picture);
}
