import { api } from "#app/features/admin/api-client.ts";
import { BRANDS_PER_PAGE, BrandList } from "#app/features/admin/brands/brand-list.tsx";
import { brandQuery } from "#app/features/admin/brands/brand-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/brands";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Brand", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = {
    ...brandQuery(searchParams, new Date(), siteTimeZone()),
    limit: BRANDS_PER_PAGE,
    offset: (pageNumber(searchParams) - 1) * BRANDS_PER_PAGE,
  };
  return api.list("/api/brands", { query, signal: request.signal });
}

export default function BrandsScreen({ loaderData }: Route.ComponentProps) {
  return <BrandList {...loaderData} />;
}
