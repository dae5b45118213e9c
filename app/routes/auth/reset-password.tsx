import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { ResetPasswordPage } from "#app/features/auth/reset-password-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { readPasswordLink, resetPassword } from "#server/services/access/passwords.ts";
import { privateFormHeaders } from "../private-headers";
import { callService } from "../service-call";
import type { Route } from "./+types/reset-password";
import { answerForm, leaving } from "./answer-form";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Nuova password", matches);

export const headers = privateFormHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return { token, link: await callService(context, readPasswordLink, token) };
}

export async function action(arrived: Route.ActionArgs) {
  return answerForm(arrived, AUTH_FAILURES.resetPassword, async (ctx, form) => {
    await resetPassword(ctx, { form, visitor: readVisitor(arrived.request.headers) });
    return redirect(paths.login, leaving(arrived.request, "password-reset"));
  });
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPasswordPage {...loaderData} />;
}
