import { renderToString } from "react-dom/server";
import type { DrawIsland } from "#app/ui/islands/island.tsx";
import type { PageData } from "#app/ui/islands/page-data.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/**
 * Draws the islands of one page: each by itself, as the browser will take it over, so that the ids React gives are the same there. `data` is what the
 * browser needs for that; null for a page without islands.
 */
export function islandDrawer(site: SiteConfiguration | null): { draw: DrawIsland; data: () => PageData | null } {
  const islands: PageData["islands"] = {};
  const draw: DrawIsland = (island, props) => {
    const id = `island-${Object.keys(islands).length + 1}`;
    const { islandName: name, Content } = island;
    islands[id] = { name, props };
    const html = renderToString(
      <SiteProvider site={site}>
        <Content {...props} />
      </SiteProvider>,
      { identifierPrefix: id },
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the island
    return <div id={id} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return { draw, data: () => (Object.keys(islands).length === 0 ? null : { site, islands }) };
}
