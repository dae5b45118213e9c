import { PrivacyPage } from "#app/features/legal/privacy-page.tsx";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readPrivacyPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readPrivacyPage, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage texts={loaderData.texts} crumbs={loaderData.head.crumbs ?? []} />;
}
