import type { SitePlace } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";

/** A page whose words are in the program and that shows nothing from the database: only its head depends on where the site is. */
export async function readPlainPage(
  ctx: AppContext,
  head: (place: SitePlace) => PageHead,
): Promise<{ head: PageHead }> {
  return { head: head({ site: ctx.site, siteUrl: ctx.env.siteUrl }) };
}
