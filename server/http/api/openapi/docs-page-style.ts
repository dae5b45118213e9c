import { coloursOf } from "#domain/palettes/site-colours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The style sheet of the API documentation, in the company's colours by day. */
export function renderDocsPageStyle({ palette }: SiteConfiguration): string {
  const colours = coloursOf(palette);
  const [paper, sheet, ink] = [colours["color-paper"][0], colours["color-sheet"][0], colours["color-ink"][0]];
  const [accent, line] = [colours["color-velvet"][0], colours["color-hairline"][0]];
  return (
    `body{margin:0;background:${sheet};color:${ink};font:16px/1.5 system-ui,sans-serif}` +
    `main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}section{border-top:1px solid ${line};padding:1rem 0}` +
    `h1{font-weight:400;font-size:2.5rem}h2{font-weight:500;font-size:1.1rem;margin:0}code{color:${accent}}` +
    `a{color:${accent}}summary{cursor:pointer;padding:.4rem 0}pre{overflow:auto;background:${paper};padding:1rem;font-size:.8rem}`
  );
}
