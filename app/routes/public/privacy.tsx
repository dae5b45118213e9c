import { PrivacyPage } from "#app/features/legal/privacy-page.tsx";
import { privacyHead } from "#domain/seo/heads/content-heads.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readPlainPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readPlainPage, privacyHead);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage crumbs={loaderData.head.crumbs ?? []} />;
}
