import { api } from "#app/features/admin/api-client.ts";
import { REVIEWS_PER_PAGE, ReviewList } from "#app/features/admin/reviews/review-list.tsx";
import { reviewQuery } from "#app/features/admin/reviews/review-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Recensioni", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const found = await api.list("/api/reviews", {
    query: {
      ...reviewQuery(searchParams, new Date(), siteTimeZone()),
      limit: REVIEWS_PER_PAGE,
      offset: (pageNumber(searchParams) - 1) * REVIEWS_PER_PAGE,
    },
    signal,
  });
  const id = searchParams.get("open");
  const opened = id ? await api.get("/api/reviews/:id", { parameters: { id }, signal }) : null;
  return { ...found, opened: opened?.status === "asked" ? null : opened, loadedAt: Date.now() };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewList key={loaderData.opened?.id ?? "list"} {...loaderData} />;
}
