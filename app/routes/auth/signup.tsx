import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { signUp } from "#server/services/access/sign-up.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/signup";
import { answerForm, leaving } from "./answer-form";
import { keepForm } from "./keep-form";
import { sendSignedInOn } from "./signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Crea un account", matches);

export const headers = privateFormHeaders;

export async function loader(arriving: Route.LoaderArgs) {
  await sendSignedInOn(arriving);
  return null;
}

export async function action(arrived: Route.ActionArgs) {
  return answerForm(arrived, messages.auth.signUpFailed, async (ctx, form) => {
    await signUp(ctx, { form, visitor: readVisitor(arrived.request.headers) });
    return redirect(paths.login, leaving(arrived.request, "signed-up"));
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, messages.auth.signUpFailed);

export const handle: RouteHandle = { router: true };

export default function Signup() {
  return <SignupPage />;
}
