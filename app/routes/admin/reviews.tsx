import { api } from "#app/features/admin/api-client.ts";
import { REVIEWS_PER_PAGE, ReviewList } from "#app/features/admin/reviews/review-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { pageNumber, parametersOf } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Recensioni", matches);

/** By their names the states stand in the order in which staff need them: what is to be read first, what is only asked for last. */
const WAITING_FIRST = "-status,-updated_at";

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const found = await api.list("/api/reviews", {
    query: {
      ...parametersOf(searchParams, ["q", "status"]),
      order: searchParams.get("order") ?? WAITING_FIRST,
      limit: REVIEWS_PER_PAGE,
      offset: (pageNumber(searchParams) - 1) * REVIEWS_PER_PAGE,
    },
    signal,
  });
  const id = searchParams.get("apri");
  const opened = id ? await api.get("/api/reviews/:id", { parameters: { id }, signal }) : null;
  return { ...found, opened: opened?.status === "asked" ? null : opened, loadedAt: Date.now() };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewList key={loaderData.opened?.id ?? "list"} {...loaderData} />;
}
