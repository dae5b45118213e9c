import { type RootMatches, titleWithCompany } from "#app/features/shell/page-title.ts";

/** Returns the meta tags of a panel screen, with noindex for search engines. */
export const panelMeta = (title: string, matches: RootMatches) => [
  { title: titleWithCompany(title, " · ", matches) },
  { name: "robots", content: "noindex, nofollow" },
];
