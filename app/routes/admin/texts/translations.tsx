import { api } from "#app/features/admin/api-client.ts";
import { pageWindow } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { TranslationsScreen } from "#app/features/admin/translations/translations-screen.tsx";
import { TRANSLATIONS_WORDS } from "#app/features/admin/translations/translations-words.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import type { Route } from "./+types/translations";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(TRANSLATIONS_WORDS.title, matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const named = searchParams.get("language");
  const language = FOREIGN_LANGUAGES.find((code) => code === named) ?? "en";
  const filters = parametersOf(searchParams, ["state", "entity", "entity_id", "q"]);
  const [found, counts] = await Promise.all([
    api.list("/api/content_texts", { query: { language, ...filters, ...pageWindow(searchParams) }, signal }),
    api.get("/api/content_texts/counts", { signal }),
  ]);
  return { ...found, counts, language };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <TranslationsScreen {...loaderData} />;
}
