import { HomePage } from "#app/features/home/home-page.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { isCategorySlug } from "#domain/categories.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { callService } from "../call-service";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
  const named = url.searchParams.get("category") ?? "";
  const page = await callService(context, readHome, { city: url.searchParams.get("city") });
  return { ...page, category: isCategorySlug(named) ? named : null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export const handle: RouteHandle = { hero: true };

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
