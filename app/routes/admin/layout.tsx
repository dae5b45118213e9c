import { useEffect } from "react";
import { data, isRouteErrorResponse, Outlet, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { readShell } from "#app/features/admin/session/read-shell.ts";
import { AccessDenied, NoRole, SecondFactorNeeded } from "#app/features/admin/shell/guard-states.tsx";
import { leaveFormerAddress } from "#app/features/admin/shell/leave-former-address.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { PanelShell, type ShellData } from "#app/features/admin/shell/panel-shell.tsx";
import { readPreferences } from "#app/features/admin/shell/preferences.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { canAll, TO_SEE_WAITING_WORK } from "#domain/access/abilities.ts";
import { mayOpen } from "#domain/access/screens.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { readActingStaff, type Staff } from "#server/services/access/read-staff.ts";
import { readWaitingWork } from "#server/services/enquiries/read-waiting-work.ts";
import { takeNotice } from "../notice";
import { PageError } from "../page-error";
import { PRIVATE_HEADERS } from "../private-headers";
import { callService } from "../service-call";
import type { Route } from "./+types/layout";

/** Why the shell stands without a screen in it. */
interface Guarded {
  guard: "denied" | "no-role" | "second-factor";
  shell: ShellData;
}

export const headers = () => PRIVATE_HEADERS;

/** For the shell without a screen; every screen has its own. */
export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Staff", matches);

/**
 * Guards every screen of the panel (product.md#roles): who is not signed in goes to the sign-in page, a screen that the roles do not open
 * answers 403, and without any role the shell says so. What is guarded is thrown, so that no screen asks for its data.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const staff = await callService(context, readActingStaff, readVisitor(request.headers));
  const { pathname, search } = url;
  if (!staff) {
    const asked = pathname + search;
    throw redirectDocument(asked === panelPaths.admin ? paths.login : paths.loginTo(asked));
  }
  const { notice, headers: noticeHeaders } = takeNotice(request);
  const shell: ShellData = {
    userId: staff.userId,
    email: staff.email,
    roles: staff.roles,
    preferences: readPreferences(request.headers.get("cookie")),
    notice: notice && { tone: notice.tone, text: notice.text },
    work: await readWork(context, staff),
  };
  const { needsSecondFactor, roles } = staff;
  if (!mayOpen(pathname, roles))
    throw guarded(needsSecondFactor ? "second-factor" : "denied", shell, 403, noticeHeaders);
  if (pathname === panelPaths.admin && roles.length === 0)
    throw guarded(needsSecondFactor ? "second-factor" : "no-role", shell, 200, noticeHeaders);
  return data(shell, { headers: noticeHeaders });
}

/** What waits, for who answers it. */
async function readWork(context: Route.LoaderArgs["context"], staff: Staff): Promise<ShellData["work"]> {
  const serves = canAll(staff.roles, TO_SEE_WAITING_WORK);
  return serves ? callService(context, readWaitingWork, { staff }) : null;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveFormerAddress];

/** What the shell shows, for when it cannot be asked for anew. */
let shown: ShellData | null = null;

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Promise<ShellData> {
  return readShell(serverLoader, { signal: request.signal, shown });
}

const guarded = (guard: Guarded["guard"], shell: ShellData, status: number, init: Headers) =>
  data<Guarded>({ guard, shell }, { status, headers: init });

/** Who may open what is asked again for another screen, not for another filter of the same. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;
}

export const handle: RouteHandle = { router: true, ownColours: true };

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    // A notice is said once.
    shown = { ...loaderData, notice: null };
  }, [loaderData]);
  return (
    <PanelShell shell={loaderData}>
      <Outlet />
    </PanelShell>
  );
}

const GUARD_TEXTS = { denied: AccessDenied, "no-role": NoRole, "second-factor": SecondFactorNeeded } as const;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || !isGuarded(error.data)) return <PageError error={error} />;
  const { guard, shell } = error.data;
  const Told = GUARD_TEXTS[guard];
  return (
    <PanelShell shell={shell}>
      <Told />
    </PanelShell>
  );
}

function isGuarded(thrown: unknown): thrown is Guarded {
  return typeof thrown === "object" && thrown !== null && "guard" in thrown;
}
