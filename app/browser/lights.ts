/** The share of the picture that must be in view before it is lit (product.md#our-brand). */
const VISIBLE_SHARE = 0.3;

/** Pictures that light up once enough of them is in view. One that is lit stays so: going dark again beside a reader would only distract. */
export function followLights(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const visible = intersectionRatio >= VISIBLE_SHARE;
        target.setAttribute("data-lights", visible ? "on" : "off");
        if (visible) observer.unobserve(target);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const picture of document.querySelectorAll("[data-lights]")) observer.observe(picture);
}
