/** Shows the pictures in the finish chosen in the price box, if pictures of that finish exist. */
export function syncPictureFinish(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "colour") return;
    for (const swatch of document.querySelectorAll<HTMLInputElement>("input[name=shown-finish]"))
      if (swatch.value === target.value) swatch.checked = true;
  });
}

/**
 * Fetches the pictures of a paint as soon as a pointer or the focus reaches its swatch. Otherwise they would load only once selected, over an empty
 * background.
 */
export function prefetchFinishPictures(): void {
  const onApproach = ({ target }: Event) => {
    const swatch = target instanceof Element ? target.closest("label:has(input[name=shown-finish])") : null;
    const swatches = swatch?.closest("fieldset");
    if (!swatch || !swatches) return;
    const index = [...swatches.querySelectorAll("label")].indexOf(swatch as HTMLLabelElement);
    const pictures = swatches.parentElement?.children[index]?.querySelectorAll("img") ?? [];
    for (const picture of pictures) picture.loading = "eager";
  };
  for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, onApproach);
}
