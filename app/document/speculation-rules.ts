import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";

/**
 * Speculation rules: which links the browser may prefetch. Only pages that are the same for everyone, and so served from the page cache. `:brand`
 * etc. are URL pattern syntax.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: ROUTE_ENTRIES.filter(([, { isCached }]) => isCached).map(
              ([, { pattern }]) => `${pattern}\\?*`,
            ),
          },
          { not: { selector_matches: "[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
