import { type RootMatches, titleWithCompany } from "#app/features/shell/page-title.ts";

/** The head of a screen of the panel, which no search engine may list. */
export const panelMeta = (title: string, matches: RootMatches) => [
  { title: titleWithCompany(title, " · ", matches) },
  { name: "robots", content: "noindex, nofollow" },
];
