import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { SeoList } from "#app/features/admin/seo/seo-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import type { Route } from "./+types/seo";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("SEO Manager", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = {
    q: searchParams.get("q") ?? "",
    page_type: searchParams.get("page_type") ?? "",
    ...daysQuery("updated", searchParams, new Date(), siteTimeZone()),
    order: searchParams.get("order") ?? "-updated_at",
  };
  try {
    const { signal } = request;
    const [rows, cities, brands] = await Promise.all([
      allRows((window) => api.list("/api/seo_overrides", { query: { ...query, ...window }, signal })),
      allRows((window) => api.list("/api/cities", { query: { has_page: "true", ...window }, signal })),
      allRows((window) => api.list("/api/brands", { query: window, signal })),
    ]);
    return { rows, names: { cities, brands }, failed: false };
  } catch (thrown) {
    // The screen has words of its own for entries that cannot be read; who may not read them is told so by the screen around.
    if (!isProblem(thrown) || (thrown.status > 0 && thrown.status < 500)) throw thrown;
    return { rows: [], names: { cities: [], brands: [] }, failed: true };
  }
}

export default function SeoScreen({ loaderData }: Route.ComponentProps) {
  return <SeoList {...loaderData} />;
}
