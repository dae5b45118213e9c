/** Share of a picture that must be visible before it lights up (product.md#our-brand). */
const MIN_VISIBLE_RATIO = 0.3;

/** Lights up pictures once enough of them is visible. They stay lit, since darkening again would distract. */
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
