import { Outlet } from "react-router";
import { serveStaleIfError } from "#app/features/admin/session/stale-if-error.ts";
import { ScreenLoading } from "#app/features/admin/shell/guard-states.tsx";
import { ScreenError } from "#app/features/admin/shell/screen-error.tsx";
import type { Route } from "./+types/screen-layout";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [serveStaleIfError];

/** Wraps every screen inside the shell: shows its loading state or its error (product.md#roles). */
export default function ScreenLayout() {
  return <Outlet />;
}

export const HydrateFallback = ScreenLoading;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
