import { ARTICLE_LIST, ArticleList } from "#app/features/admin/articles/article-list.tsx";
import { ARTICLE_WORDS } from "#app/features/admin/articles/article-words.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/articles";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(ARTICLE_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const found = await loadList(ARTICLE_LIST, request);
  return { ...found, today: toCivilMoment(new Date(), siteTimeZone()).date };
}

export default function ArticlesScreen({ loaderData }: Route.ComponentProps) {
  return <ArticleList {...loaderData} />;
}
