import { MagazinePage } from "#app/features/articles/magazine-page.tsx";
import { readMagazine } from "#server/services/articles/read-article-pages.ts";
import { callService } from "../call-service";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/magazine";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readMagazine, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return <MagazinePage articles={loaderData.articles} crumbs={loaderData.head.crumbs ?? []} />;
}
