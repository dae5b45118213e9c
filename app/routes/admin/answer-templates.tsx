import { TemplateList } from "#app/features/admin/answer-templates/template-list.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/answer-templates";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Modelli di risposta", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/answer_templates", { signal: request.signal });
  return { rows, loadedAt: Date.now() };
}

export default function AnswerTemplates({ loaderData }: Route.ComponentProps) {
  return <TemplateList {...loaderData} />;
}
