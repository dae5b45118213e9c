import { api } from "#app/features/admin/api-client.ts";
import { MailTextsScreen } from "#app/features/admin/mail-texts/mail-texts-screen.tsx";
import { MAIL_TEXTS_WORDS } from "#app/features/admin/mail-texts/mail-texts-words.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/mail-texts";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(MAIL_TEXTS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/mail_texts", { signal: request.signal });
  return { rows };
}

export default function MailTextsRoute({ loaderData }: Route.ComponentProps) {
  return <MailTextsScreen {...loaderData} />;
}
