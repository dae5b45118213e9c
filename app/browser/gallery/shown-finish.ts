/** The finish chosen in the price box is the one the pictures show, where they are drawn in it. */
export function followFinish(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "colour") return;
    for (const swatch of document.querySelectorAll<HTMLInputElement>("input[name=shown-finish]"))
      if (swatch.value === target.value) swatch.checked = true;
  });
}
