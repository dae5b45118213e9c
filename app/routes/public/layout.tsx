import { Outlet, redirectDocument } from "react-router";
import { SiteLayout } from "#app/features/shell/site-layout.tsx";
import { PageError } from "../page-error";
import type { Route } from "./+types/layout";

/** Has the browser load a page of the site that the panel's router leads to, because a page's words and scripts come with its document. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url);
  },
];

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
