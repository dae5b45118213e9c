import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readArticlePage } from "#server/services/articles/read-article-pages.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/article";

export async function loader({ context, params }: Route.LoaderArgs) {
  return callService(context, readArticlePage, params.article);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Article({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ArticlePage {...page} crumbs={head.crumbs ?? []} />;
}
