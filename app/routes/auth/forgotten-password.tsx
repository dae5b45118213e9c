import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";
import { ForgottenPasswordPage } from "#app/features/auth/forgotten-password-page.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { requestPasswordReset } from "#server/services/access/request-password-reset.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/forgotten-password";
import { answerForm } from "./answer-form";
import { keepForm } from "./keep-form";

const FAILED = "Non è stato possibile inviare l'e-mail. Riprova.";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Password dimenticata", matches);

export const headers = privateFormHeaders;

export async function action(arrived: Route.ActionArgs) {
  return answerForm(arrived, FAILED, async (ctx, form): Promise<AuthAnswer> => {
    await requestPasswordReset(ctx, { form, visitor: readVisitor(arrived.request.headers) });
    return { message: null, problems: {}, values: {}, done: true };
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, FAILED);

export const handle: RouteHandle = { router: true };

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  return <ForgottenPasswordPage sent={actionData?.done === true} />;
}
