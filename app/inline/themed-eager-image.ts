/**
 * Runs right after the two pictures of a day and its night: the one that shows is fetched at once. Both are lazy, and a lazy picture waits for the page's
 * first layout. The script's `data-by` says whether the page's colours decide which of the two shows, or the visitor's clock.
 */
export default function loadThemedImage(): void {
  const script = document.currentScript;
  const night = script?.previousElementSibling;
  const day = night?.previousElementSibling;
  const isNight = document.documentElement.dataset[script?.dataset.by ?? ""] === "night";
  const picture = (isNight ? night : day)?.querySelector("img");
  if (picture) picture.loading = "eager";
}
