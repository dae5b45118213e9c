/** The key in the browser's storage that says that the visitor closed the offer. */
const CLOSED_KEY = "lingua";

/**
 * Runs right after the strip's elements, before they are painted: shows the sentence in the browser's first language, unless the page is in it or the
 * visitor closed the strip before (product.md#languages).
 */
export default function showLanguageStrip(): void {
  const strip = document.getElementById("language-strip");
  const link = strip?.querySelector<HTMLElement>(`a[lang="${navigator.language.slice(0, 2)}"]`);
  if (!strip || !link) return;
  try {
    if (localStorage.getItem(CLOSED_KEY)) return;
  } catch {
    // No storage access: the strip shows on every page.
  }
  link.hidden = strip.hidden = false;
  const button = strip.querySelector("button");
  if (!button) return;
  button.onclick = () => {
    strip.hidden = true;
    try {
      localStorage.setItem(CLOSED_KEY, "no");
    } catch {
      // No storage access.
    }
  };
}
