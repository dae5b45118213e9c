import { api } from "#app/features/admin/api-client.ts";
import { LegalTextsScreen } from "#app/features/admin/legal-texts/legal-texts-screen.tsx";
import { LEGAL_TEXTS_WORDS } from "#app/features/admin/legal-texts/legal-texts-words.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/legal-texts";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(LEGAL_TEXTS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/legal_texts", { signal: request.signal });
  return { rows };
}

export default function LegalTextsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextsScreen {...loaderData} />;
}
