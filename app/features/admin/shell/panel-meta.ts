import { type RootMatches, signedTitle } from "#app/features/shell/root-site.ts";

/** The head of a screen of the panel, which no search engine may list. */
export const panelMeta = (title: string, matches: RootMatches) => [
  { title: signedTitle(title, " · ", matches) },
  { name: "robots", content: "noindex, nofollow" },
];
