import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { signUp } from "#server/services/access/sign-in.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/signup";
import { answerForm, leaving } from "./answer-form";
import { sendSignedInOn } from "./signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Crea un account", matches);

export const headers = privateFormHeaders;

export async function loader(arriving: Route.LoaderArgs) {
  await sendSignedInOn(arriving);
  return null;
}

export async function action(arrived: Route.ActionArgs) {
  return answerForm(arrived, AUTH_FAILURES.signUp, async (ctx, form) => {
    await signUp(ctx, { form, visitor: readVisitor(arrived.request.headers) });
    return redirect(paths.login, leaving(arrived.request, "signed-up"));
  });
}

export default function Signup() {
  return <SignupPage />;
}
