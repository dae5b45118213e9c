import { createContext, use } from "react";
import { Links } from "react-router";
import BANNER_FONT_SCRIPT from "#app/inline/banner-font.ts?inline-script";
import BOOT_SCRIPT from "#app/inline/boot.ts?inline-script";
import { PAGE_DATA_ID, type PageData } from "#app/ui/islands/page-data.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** What the server adds to a document without a client router; undefined in the browser. */
export interface PageDocument {
  /** The text of its styles; null where the browser is to fetch them (development). */
  styles: string | null;
  /** Addresses of the sheets that only dialogs use which React opens. */
  deferredStylesheets: readonly string[];
  /** Fonts of the first view. */
  preloadedFonts: readonly string[];
  /** The font of the banner, which the page brings itself, in base64. */
  bannerFontBase64: string;
  /** What the islands drawn so far need in the browser; null where there are none. */
  data: () => PageData | null;
  /** Address of the script that the page begins with. */
  startScript: string;
  /** Addresses of what the islands of these areas need beyond that, with blanks between. */
  islandScripts: (areas: readonly string[]) => string;
}

const PageDocumentContext = createContext<PageDocument | undefined>(undefined);
export const PageDocumentProvider = PageDocumentContext.Provider;
const usePageDocument = (): PageDocument | undefined => use(PageDocumentContext);

/** The styles of a page, in its HTML, and the fonts that its first view is set in. */
export function PageStyles() {
  const page = usePageDocument();
  if (!page) return null;
  return (
    <>
      {page.preloadedFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <script data-font-base64={page.bannerFontBase64}>{BANNER_FONT_SCRIPT}</script>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, allowed by their hash */}
      {page.styles === null ? <Links /> : <style dangerouslySetInnerHTML={{ __html: page.styles }} />}
    </>
  );
}

/** What stands at the end of a public page: what its islands need, all of which are drawn by then, and one small script that fetches the others once the page is painted. */
export function PageScripts() {
  const page = usePageDocument();
  if (!page) return null;
  const data = page.data();
  const json = data && JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end */}
      {json && <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />}
      <script type="speculationrules">{SPECULATION_RULES}</script>
      <script data-start={page.startScript} data-islands={data ? page.islandScripts(areasOf(data)) : undefined}>
        {BOOT_SCRIPT}
      </script>
      {/* A sheet for print alone is fetched last of all; the first script applies it to the screen (app/browser/start.ts). */}
      {page.deferredStylesheets.map((address) => (
        <link key={address} rel="stylesheet" href={address} media="print" data-deferred="" />
      ))}
    </>
  );
}

/** The areas of the islands, which come in a file each. */
function areasOf({ islands }: PageData): string[] {
  return [...new Set(Object.values(islands).map(({ name }) => name.split("/")[0] ?? ""))];
}
