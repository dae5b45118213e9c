import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";

/**
 * Which links the browser may fetch ahead when somebody is about to follow them: pages that are the same for everyone, and so are answered from
 * memory. `:brand` and the like are URL patterns as they stand.
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
