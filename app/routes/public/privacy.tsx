import { PrivacyPage } from "#app/features/legal/privacy-page.tsx";
import { readPrivacyPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readPrivacyPage, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage texts={loaderData.texts} crumbs={loaderData.head.crumbs ?? []} />;
}
