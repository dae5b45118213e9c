import { MagazinePage } from "#app/features/magazine/magazine-page.tsx";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readMagazine } from "#server/services/content/content-pages.ts";
import { callService } from "../service-call";
import type { Route } from "./+types/magazine";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readMagazine, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return <MagazinePage articles={loaderData.articles} crumbs={loaderData.head.crumbs ?? []} />;
}
