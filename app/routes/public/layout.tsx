import { Outlet } from "react-router";
import { SiteLayout } from "#app/features/shell/site-layout.tsx";
import { PageError } from "../page-error";
import type { Route } from "./+types/layout";

export default function PublicLayout() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <PageError error={error} />
    </SiteLayout>
  );
}
