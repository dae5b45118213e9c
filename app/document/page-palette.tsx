import { createContext, use } from "react";

/** A company's own colours, in a page (product.md#palette). */
export interface PagePalette {
  /** The style sheet, which follows the others. */
  style: string;
  /** The colour of the browser's own bars. */
  themeColour: string;
}

const PagePaletteContext = createContext<PagePalette | null>(null);
/** Provides the palette while the server renders; null for the built-in colours. */
export const PagePaletteProvider = PagePaletteContext.Provider;

const STYLE_ID = "palette";
const BUILT_IN_THEME_COLOUR = "#5A1522";

export function ThemeColour() {
  const palette = usePagePalette();
  return <meta name="theme-color" content={palette?.themeColour ?? BUILT_IN_THEME_COLOUR} />;
}

export function PaletteStyle() {
  const palette = usePagePalette();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash
  return palette && <style id={STYLE_ID} dangerouslySetInnerHTML={{ __html: palette.style }} />;
}

/** Returns what the server rendered. The browser reads it from the document, so that pages need not contain it twice. */
function usePagePalette(): PagePalette | null {
  const provided = use(PagePaletteContext);
  if (provided || typeof document === "undefined") return provided;
  const style = document.getElementById(STYLE_ID)?.textContent;
  const themeColour = document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;
  return style && themeColour ? { style, themeColour } : null;
}
