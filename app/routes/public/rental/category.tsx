import { CategoryPage } from "#app/features/rental/category-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { publicMeta } from "../../public-meta";
import type { Route } from "./+types/category";

/** Serves the five categories: the last path segment names one (product.md#categories). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const category = url.pathname.split("/").at(-1) ?? "";
  return callService(context, readCategoryPage, { category, page: url.searchParams.get("page") });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
