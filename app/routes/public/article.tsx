import { ArticlePage } from "#app/features/magazine/article-page.tsx";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readArticlePage } from "#server/services/content/content-pages.ts";
import { callService } from "../service-call";
import type { Route } from "./+types/article";

export async function loader({ context, params }: Route.LoaderArgs) {
  return callService(context, readArticlePage, params.article);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Article({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ArticlePage {...page} crumbs={head.crumbs ?? []} />;
}
