import { Outlet } from "react-router";
import { serveStaleIfError } from "#app/features/admin/session/stale-if-error.ts";
import { ScreenLoading } from "#app/features/admin/shell/guard-states.tsx";
import { ScreenError } from "#app/features/admin/shell/screen-error.tsx";
import type { Route } from "./+types/screen-layout";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [serveStaleIfError];

/** Around every screen, inside the shell: its data on the way (product.md#roles), or what kept it from being shown. */
export default function ScreenLayout() {
  return <Outlet />;
}

export const HydrateFallback = ScreenLoading;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
