import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { ResetPasswordPage } from "#app/features/auth/reset-password-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { readPasswordLink, resetPassword } from "#server/services/access/passwords.ts";
import { callService } from "../call-service";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/reset-password";
import { handleAuthForm, redirectWithNotice } from "./handle-auth-form";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Nuova password", matches);

export const headers = privateFormHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return { token, link: await callService(context, readPasswordLink, token) };
}

export async function action(arrived: Route.ActionArgs) {
  return handleAuthForm(arrived, AUTH_FAILURE_MESSAGES.resetPassword, async (ctx, form) => {
    await resetPassword(ctx, { form, visitor: readVisitor(arrived.request.headers) });
    return redirect(paths.login, redirectWithNotice(arrived.request, "password-reset"));
  });
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPasswordPage {...loaderData} />;
}
