import { api } from "#app/features/admin/api-client.ts";
import { ARTICLES_PER_PAGE, ArticleList } from "#app/features/admin/articles/article-list.tsx";
import { articleQuery } from "#app/features/admin/articles/article-query.ts";
import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/articles";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(ARTICLE_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = {
    ...articleQuery(searchParams, new Date(), siteTimeZone()),
    limit: ARTICLES_PER_PAGE,
    offset: (pageNumber(searchParams) - 1) * ARTICLES_PER_PAGE,
  };
  const { rows, total } = await api.list("/api/articles", { query, signal: request.signal });
  return { rows, total, today: civilNow(new Date(), siteTimeZone()).date };
}

export default function ArticlesScreen({ loaderData }: Route.ComponentProps) {
  return <ArticleList {...loaderData} />;
}
