import type { FavouritesPageData } from "#domain/pages/content-pages.ts";
import { favouritesHead } from "#domain/seo/heads/content-heads.ts";
import type { AppContext } from "#server/context.ts";
import { listFeatured } from "#server/services/catalogue/internal/featured.ts";

/** One row. */
const SHOWN = 3;

/** /preferiti: the same for everybody, since what is kept is known to the browser alone. */
export async function readFavouritesPage(ctx: AppContext): Promise<FavouritesPageData> {
  const featured = await listFeatured(ctx.db);
  return { featured: featured.slice(0, SHOWN), head: favouritesHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }) };
}
