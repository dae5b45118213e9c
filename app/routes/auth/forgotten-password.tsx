import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { ForgottenPasswordPage } from "#app/features/auth/forgotten-password-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { requestPasswordReset } from "#server/services/access/passwords.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/forgotten-password";
import { handleAuthForm } from "./handle-auth-form";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Password dimenticata", matches);

export const headers = privateFormHeaders;

export async function action(arrived: Route.ActionArgs) {
  return handleAuthForm(arrived, AUTH_FAILURE_MESSAGES.requestReset, async (ctx, form): Promise<AuthFormResult> => {
    await requestPasswordReset(ctx, { form, visitor: readVisitor(arrived.request.headers) });
    return { message: null, problems: {}, values: {}, done: true };
  });
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  return <ForgottenPasswordPage sent={actionData?.done === true} />;
}
