import { Links } from "react-router";
import { usePageDocument } from "./page-document.ts";

/** The styles of a page, in its HTML, and the fonts that its first view is set in. */
export function PageStyles() {
  const page = usePageDocument();
  if (!page) return null;
  return (
    <>
      {page.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <script>{page.bannerFontScript}</script>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, allowed by their hash */}
      {page.styles === null ? <Links /> : <style dangerouslySetInnerHTML={{ __html: page.styles }} />}
    </>
  );
}
