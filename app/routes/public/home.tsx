import type { ShouldRevalidateFunctionArgs } from "react-router";
import { HomePage } from "#app/features/home/home-page.tsx";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { callService } from "../service-call";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
  return callService(context, readHome, { city: url.searchParams.get("city") });
}

/** A category chosen on the page only changes its address: what is shown stays, so nothing is asked again. A city is in what the server answers. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get("city") === nextUrl.searchParams.get("city")
    ? false
    : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
