import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";

/**
 * Speculation rules: the links that the browser may prefetch. They list only pages that are the same for every visitor, because only these are in the
 * page cache. `:brand` etc. are URL pattern syntax.
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
