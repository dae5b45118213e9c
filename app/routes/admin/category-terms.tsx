import { api } from "#app/features/admin/api-client.ts";
import { CategoryTermsScreen } from "#app/features/admin/category-terms/category-terms-screen.tsx";
import { CATEGORY_TERMS_WORDS } from "#app/features/admin/category-terms/category-terms-words.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/category-terms";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(CATEGORY_TERMS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/category_terms", { signal: request.signal });
  return { rows };
}

export default function CategoryTermsRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryTermsScreen {...loaderData} />;
}
