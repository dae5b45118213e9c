import { api } from "#app/features/admin/api-client.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { REVIEW_LIST, ReviewList } from "#app/features/admin/reviews/review-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Recensioni", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const found = await loadList(REVIEW_LIST, request);
  const id = new URL(request.url).searchParams.get("open");
  const opened = id ? await api.get("/api/reviews/:id", { parameters: { id }, signal: request.signal }) : null;
  return { ...found, opened: opened?.status === "asked" ? null : opened };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewList key={loaderData.opened?.id ?? "list"} {...loaderData} />;
}
