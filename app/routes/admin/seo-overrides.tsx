import { api } from "#app/features/admin/api-client.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { SEO_LIST, SeoList } from "#app/features/admin/seo-overrides/seo-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import type { Route } from "./+types/seo-overrides";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("SEO Manager", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = SEO_LIST.query(searchParams, new Date(), siteTimeZone());
  try {
    const { signal } = request;
    const [rows, cities, brands] = await Promise.all([
      loadAllRows((window) => SEO_LIST.read({ query: { ...query, ...window }, signal })),
      loadAllRows((window) => api.list("/api/cities", { query: { has_page: "true", ...window }, signal })),
      loadAllRows((window) => api.list("/api/brands", { query: window, signal })),
    ]);
    return { rows, names: { cities, brands }, failed: false };
  } catch (thrown) {
    // The screen itself reports entries that cannot be loaded; other errors, such as a missing ability, go to the error boundary.
    if (!isProblem(thrown) || (thrown.status > 0 && thrown.status < 500)) throw thrown;
    return { rows: [], names: { cities: [], brands: [] }, failed: true };
  }
}

export default function SeoOverridesScreen({ loaderData }: Route.ComponentProps) {
  return <SeoList {...loaderData} />;
}
