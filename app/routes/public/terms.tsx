import { TermsPage } from "#app/features/legal/terms-page.tsx";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readTermsPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/terms";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readTermsPage, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { rows, texts, furtherDriverPrice, hasCancellationFees, head } = loaderData;
  return <TermsPage {...{ rows, texts, furtherDriverPrice, hasCancellationFees }} crumbs={head.crumbs ?? []} />;
}
