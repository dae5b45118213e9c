import { useEffect } from "react";
import { data, isRouteErrorResponse, Outlet, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadShell } from "#app/features/admin/session/load-shell.ts";
import { AccessDenied, NoRole, SecondFactorRequired } from "#app/features/admin/shell/guard-states.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { PanelShell, type ShellData } from "#app/features/admin/shell/panel-shell.tsx";
import { readPreferences } from "#app/features/admin/shell/preferences.ts";
import { redirectLegacyAddress } from "#app/features/admin/shell/redirect-legacy-address.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { hasAllAbilities, WAITING_WORK_ABILITIES } from "#domain/access/abilities.ts";
import { canOpenScreen } from "#domain/access/panel-screens.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { readStaffAndExtendSession, type Staff } from "#server/services/access/read-staff.ts";
import { readWaitingWork } from "#server/services/enquiries/read-waiting-work.ts";
import { callService } from "../call-service";
import { consumeNotice } from "../flash-notice";
import { PageError } from "../page-error";
import { PRIVATE_HEADERS } from "../private-headers";
import type { Route } from "./+types/layout";

/** Why the shell shows no screen. */
interface GuardedShell {
  guard: "denied" | "no-role" | "second-factor";
  shell: ShellData;
}

export const headers = () => PRIVATE_HEADERS;

/** Title of the shell without a screen; each screen has its own. */
export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Staff", matches);

/**
 * Guards every screen of the panel (product.md#roles). Visitors who are not signed in are redirected to the sign-in page. A screen that the roles do
 * not open gets 403, and staff without a role see the shell with an explanation. The loader throws in both cases, so that no screen loads its data.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const staff = await callService(context, readStaffAndExtendSession, readVisitor(request.headers));
  const { pathname, search } = url;
  if (!staff) {
    const requestedPath = pathname + search;
    throw redirectDocument(requestedPath === panelPaths.admin ? paths.login : paths.loginTo(requestedPath));
  }
  const { notice, headers: noticeHeaders } = consumeNotice(request);
  const shell: ShellData = {
    userId: staff.userId,
    email: staff.email,
    roles: staff.roles,
    preferences: readPreferences(request.headers.get("cookie")),
    notice: notice && { tone: notice.tone, text: notice.text },
    waitingWork: await readWaitingCounts(context, staff),
  };
  const { needsSecondFactor, roles } = staff;
  if (!canOpenScreen(pathname, roles))
    throw guardedShellResponse(needsSecondFactor ? "second-factor" : "denied", shell, 403, noticeHeaders);
  if (pathname === panelPaths.admin && roles.length === 0)
    throw guardedShellResponse(needsSecondFactor ? "second-factor" : "no-role", shell, 200, noticeHeaders);
  return data(shell, { headers: noticeHeaders });
}

/** Returns the counts of waiting work, for staff who may handle it. */
async function readWaitingCounts(
  context: Route.LoaderArgs["context"],
  staff: Staff,
): Promise<ShellData["waitingWork"]> {
  const canSeeWaitingWork = hasAllAbilities(staff.roles, WAITING_WORK_ABILITIES);
  return canSeeWaitingWork ? callService(context, readWaitingWork, { staff }) : null;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [redirectLegacyAddress];

/** Last data of the shell, shown if it cannot be loaded again. */
let lastShell: ShellData | null = null;

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Promise<ShellData> {
  return loadShell(serverLoader, { signal: request.signal, shown: lastShell });
}

const guardedShellResponse = (guard: GuardedShell["guard"], shell: ShellData, status: number, init: Headers) =>
  data<GuardedShell>({ guard, shell }, { status, headers: init });

/** Checks access again when another screen opens, but not when a filter of the same screen changes. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;
}

export const handle: RouteHandle = { router: true, hasCustomTheme: true };

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    // Show a notice once only.
    lastShell = { ...loaderData, notice: null };
  }, [loaderData]);
  return (
    <PanelShell shell={loaderData}>
      <Outlet />
    </PanelShell>
  );
}

const GUARD_SCREENS = { denied: AccessDenied, "no-role": NoRole, "second-factor": SecondFactorRequired } as const;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || !isGuardedShell(error.data)) return <PageError error={error} />;
  const { guard, shell } = error.data;
  const GuardScreen = GUARD_SCREENS[guard];
  return (
    <PanelShell shell={shell}>
      <GuardScreen />
    </PanelShell>
  );
}

function isGuardedShell(thrown: unknown): thrown is GuardedShell {
  return typeof thrown === "object" && thrown !== null && "guard" in thrown;
}
