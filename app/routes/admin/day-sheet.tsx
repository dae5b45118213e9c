import { api } from "#app/features/admin/api-client.ts";
import { DaySheetScreen } from "#app/features/admin/day-sheet/day-sheet-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/day-sheet";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Foglio del giorno", matches);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const day = searchParams.get("day") ?? "";
  const query = {
    day: isDateSince2000(day) ? day : "",
    whose: searchParams.get("whose") === "mine" ? ("mine" as const) : undefined,
    city: searchParams.get("city") ?? "",
  };
  return api.get("/api/day_sheet", { query, signal: request.signal });
}

export default function DaySheet({ loaderData }: Route.ComponentProps) {
  return <DaySheetScreen sheet={loaderData} />;
}
