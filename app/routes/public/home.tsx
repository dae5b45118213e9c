import { HomePage, hasCars } from "#app/features/home/home-page.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { isCategorySlug } from "#domain/categories.ts";
import type { HomePageData } from "#domain/pages/content-pages.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
  const named = url.searchParams.get("category") ?? "";
  const page = await callService(context, readHome, { city: url.searchParams.get("city") });
  return {
    ...page,
    category: isCategorySlug(named) ? named : null,
    hasHero: !page.hero && hasCars(page.categoryCounts),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export const handle: RouteHandle = {
  hero: true,
  galleryPictures: ({ hero }: HomePageData) => (hero ? [hero.day.address] : []),
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
