import { WIDE } from "#app/ui/breakpoints.ts";

/** Opens once what is unfolded where there is room; from then on it is the visitor's. */
export function unfold(): void {
  if (!matchMedia(WIDE).matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-spread]")) details.open = true;
}
