import {
  ANSWER_TEMPLATE_LIST,
  AnswerTemplateList,
} from "#app/features/admin/answer-templates/answer-template-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import type { Route } from "./+types/answer-templates";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Modelli di risposta", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  // Loads all templates: there are few.
  const query = ANSWER_TEMPLATE_LIST.query(new URL(url).searchParams, new Date(), siteTimeZone());
  return { ...(await ANSWER_TEMPLATE_LIST.read({ query, signal })), loadedAt: Date.now() };
}

export default function AnswerTemplates({ loaderData }: Route.ComponentProps) {
  return <AnswerTemplateList {...loaderData} />;
}
