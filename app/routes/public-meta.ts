import type { RootMatches } from "#app/features/shell/page-title.ts";
import { type HeadTag, type PageHead, toHeadTags } from "#domain/seo/heads/page-head.ts";

/** Returns the head tags of a public page; none if its loader failed. A new logo of the company changes the address of the share picture. */
export const publicMeta = (head: PageHead | undefined, [root]: RootMatches): HeadTag[] =>
  head ? toHeadTags(head, { logoId: root.loaderData?.site.logos?.onLight.id }) : [];
