import { TermsPage } from "#app/features/legal/terms-page.tsx";
import { readTermsPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/terms";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readTermsPage, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage rows={loaderData.rows} texts={loaderData.texts} crumbs={loaderData.head.crumbs ?? []} />;
}
