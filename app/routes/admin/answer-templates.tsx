import { TemplateList } from "#app/features/admin/answer-templates/template-list.tsx";
import { templateQuery } from "#app/features/admin/answer-templates/template-query.ts";
import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import type { Route } from "./+types/answer-templates";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Modelli di risposta", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  // All at once: there are few.
  const query = templateQuery(searchParams, new Date(), siteTimeZone());
  const found = await api.list("/api/answer_templates", { query, signal: request.signal });
  return { ...found, loadedAt: Date.now() };
}

export default function AnswerTemplates({ loaderData }: Route.ComponentProps) {
  return <TemplateList {...loaderData} />;
}
