/** The finish chosen in the price box is the one the pictures show, where they are drawn in it. */
export function syncPictureFinish(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "colour") return;
    for (const swatch of document.querySelectorAll<HTMLInputElement>("input[name=shown-finish]"))
      if (swatch.value === target.value) swatch.checked = true;
  });
}

/**
 * The pictures of a paint are fetched when somebody comes near its swatch, by pointer or by key: those of a paint that is not shown would be asked for only
 * once it is, over an empty plate.
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
