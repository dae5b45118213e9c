import { api } from "#app/features/admin/api-client.ts";
import { SeoList } from "#app/features/admin/seo/seo-list.tsx";
import type { NamedSlug, SeoRow } from "#app/features/admin/seo/seo-row.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import type { Route } from "./+types/seo";

export const meta = () => panelMeta("SEO Manager");

/** As many rows as the API gives at once. */
const AT_ONCE = 1000;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = {
    q: searchParams.get("q") ?? "",
    page_type: searchParams.get("page_type") ?? "",
    order: searchParams.get("order") ?? "-updated_at",
  };
  try {
    const [rows, cities, brands] = await Promise.all([
      allRows<SeoRow>("/api/seo_overrides", query, request.signal),
      allRows<NamedSlug>("/api/cities", {}, request.signal),
      allRows<NamedSlug>("/api/brands", {}, request.signal),
    ]);
    return { rows, names: { cities, brands }, failed: false };
  } catch (thrown) {
    // B 8 has its own words for entries that cannot be read; who may not read them is told so by the screen around.
    if (!isProblem(thrown) || (thrown.status > 0 && thrown.status < 500)) throw thrown;
    return { rows: [], names: { cities: [], brands: [] }, failed: true };
  }
}

async function allRows<Row>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const found = await api.list<Row>(path, { ...query, limit: AT_ONCE, offset: rows.length }, signal);
    rows.push(...found.rows);
    if (found.rows.length === 0 || rows.length >= found.total) return rows;
  }
}

export default function SeoScreen({ loaderData }: Route.ComponentProps) {
  return <SeoList {...loaderData} />;
}
