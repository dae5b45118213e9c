import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { TestimonialsScreen } from "#app/features/admin/testimonials/testimonials-screen.tsx";
import { TESTIMONIALS_WORDS } from "#app/features/admin/testimonials/testimonials-words.ts";
import type { Route } from "./+types/testimonials";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(TESTIMONIALS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/testimonials", { signal: request.signal });
  return { rows };
}

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialsScreen {...loaderData} />;
}
