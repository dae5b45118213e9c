import { createContext, use } from "react";
import { Links } from "react-router";
import BANNER_FONT_SCRIPT from "#app/inline/banner-font.ts?inline-script";
import BOOT_SCRIPT from "#app/inline/boot.ts?inline-script";
import { PAGE_DATA_ID, type PageData } from "#app/ui/islands/page-data.ts";
import { usePageLanguage } from "#app/ui/words/words-context.tsx";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** What the server adds to a page without a client router; undefined in the browser. */
export interface PageDocument {
  /** CSS text to inline; null in development, where the browser fetches the stylesheets. */
  styles: string | null;
  /** URLs of stylesheets that only dialogs opened by React use. */
  deferredStylesheets: readonly string[];
  /** URLs of the fonts used above the fold. */
  preloadedFonts: readonly string[];
  /** The banner's font, inlined in base64. */
  bannerFontBase64: string;
  /** Returns the data of the islands rendered so far; null if there are none. */
  data: () => PageData | null;
  /** URL of the page's first module. */
  startScript: string;
  /** Returns the space-separated URLs of the further modules that islands of these areas need. */
  islandScripts: (areas: readonly string[]) => string;
}

const PageDocumentContext = createContext<PageDocument | undefined>(undefined);
export const PageDocumentProvider = PageDocumentContext.Provider;
const usePageDocument = (): PageDocument | undefined => use(PageDocumentContext);

/** Renders the page's inlined styles and preloads the fonts used above the fold. */
export function PageStyles() {
  const page = usePageDocument();
  if (!page) return null;
  return (
    <>
      {page.preloadedFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <script data-font-base64={page.bannerFontBase64}>{BANNER_FONT_SCRIPT}</script>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheets, allowed by their hash */}
      {page.styles === null ? <Links /> : <style dangerouslySetInnerHTML={{ __html: page.styles }} />}
    </>
  );
}

/**
 * Renders the end of a public page: the data of all islands rendered above it, and a small script that imports the other scripts after the first
 * paint.
 */
export function PageScripts() {
  const page = usePageDocument();
  const language = usePageLanguage();
  if (!page) return null;
  const data = page.data();
  const json = data && JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped */}
      {json && <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />}
      <script type="speculationrules">{SPECULATION_RULES[language]}</script>
      <script data-start={page.startScript} data-islands={data ? page.islandScripts(areasOf(data)) : undefined}>
        {BOOT_SCRIPT}
      </script>
      {/* A print stylesheet has the lowest priority; app/browser/start.ts switches it to all media. */}
      {page.deferredStylesheets.map((address) => (
        <link key={address} rel="stylesheet" href={address} media="print" data-deferred="" />
      ))}
    </>
  );
}

/** Returns the areas of the islands; each area has one file. */
function areasOf({ islands }: PageData): string[] {
  return [...new Set(Object.values(islands).map(({ name }) => name.split("/")[0] ?? ""))];
}
