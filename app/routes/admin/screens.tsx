import { Outlet } from "react-router";
import { keepScreen } from "#app/features/admin/session/keep-screen.ts";
import { ScreenLoading } from "#app/features/admin/shell/guard-states.tsx";
import { ScreenError } from "#app/features/admin/shell/screen-error.tsx";
import type { Route } from "./+types/screens";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen];

/** Around every screen, inside the shell: its data on the way (product.md#roles), or what kept it from being shown. */
export default function Screens() {
  return <Outlet />;
}

export const HydrateFallback = ScreenLoading;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
