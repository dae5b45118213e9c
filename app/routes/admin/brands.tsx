import { BRAND_LIST, BrandList } from "#app/features/admin/brands/brand-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/brands";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Brand", matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(BRAND_LIST, request);

export default function BrandsScreen({ loaderData }: Route.ComponentProps) {
  return <BrandList {...loaderData} />;
}
