import { api } from "#app/features/admin/api-client.ts";
import { DaySheetScreen } from "#app/features/admin/day-sheet/day-sheet-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { isCivilDate } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/day-sheet";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Foglio del giorno", matches);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const day = new URL(request.url).searchParams.get("day") ?? "";
  return api.get("/api/day_sheet", { query: { day: isCivilDate(day) ? day : "" }, signal: request.signal });
}

export default function DaySheet({ loaderData }: Route.ComponentProps) {
  return <DaySheetScreen sheet={loaderData} />;
}
