import { data, redirect, redirectDocument } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { InvitationPage } from "#app/features/auth/invitation-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { acceptInvitation, readInvitationPage } from "#server/services/invitations/accept-invitation.ts";
import { callService } from "../call-service";
import { consumeNotice } from "../flash-notice";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/invitation";
import { handleAuthForm, redirectWithNotice } from "./handle-auth-form";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Invito", matches);

export const headers = privateFormHeaders;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const page = await callService(context, readInvitationPage, { token, visitor: readVisitor(request.headers) });
  // Signing in redirects back here with a notice.
  const { notice, headers } = consumeNotice(request);
  return data({ token, page, notice }, { status: page.step === "closed" ? 404 : 200, headers });
}

export async function action(arrived: Route.ActionArgs) {
  const { request } = arrived;
  return handleAuthForm(arrived, AUTH_FAILURE_MESSAGES.acceptInvitation, async (ctx, form) => {
    const { token = "", ...rest } = form;
    const given = await acceptInvitation(ctx, { token, visitor: readVisitor(request.headers), form: rest });
    return given === "role"
      ? redirectDocument(panelPaths.admin, redirectWithNotice(request, "role-received"))
      : redirect(paths.login, redirectWithNotice(request, "invitation-accepted"));
  });
}

export default function Invitation({ loaderData }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} />;
}
