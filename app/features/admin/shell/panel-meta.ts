import { HOUSE } from "#domain/house.ts";

/** The head of a screen of the panel, which no search engine may list. */
export const panelMeta = (title: string) => [
  { title: `${title} · ${HOUSE.name}` },
  { name: "robots", content: "noindex, nofollow" },
];
