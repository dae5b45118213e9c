/**
 * Runs right after a pair of day and night pictures and loads the visible picture eagerly. Both pictures are lazy, and a lazy picture waits for the
 * first layout. `data-by` says whether the theme or the visitor's clock decides which picture is visible.
 */
export default function loadThemedImage(): void {
  const script = document.currentScript;
  const night = script?.previousElementSibling;
  const day = night?.previousElementSibling;
  const isNight = document.documentElement.dataset[script?.dataset.by ?? ""] === "night";
  const picture = (isNight ? night : day)?.querySelector("img");
  if (picture) picture.loading = "eager";
}
