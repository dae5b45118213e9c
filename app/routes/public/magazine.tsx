import { MagazinePage } from "#app/features/articles/magazine-page.tsx";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readMagazine } from "#server/services/articles/read-article-pages.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/magazine";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readMagazine, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return <MagazinePage articles={loaderData.articles} crumbs={loaderData.head.crumbs ?? []} />;
}
