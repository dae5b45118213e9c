import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { readArticlePage } from "#server/services/articles/read-article-pages.ts";
import { callService } from "../call-service";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/article";

export async function loader({ context, params }: Route.LoaderArgs) {
  return callService(context, readArticlePage, params.article);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Article({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ArticlePage {...page} crumbs={head.crumbs ?? []} />;
}
