import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { signUp } from "#server/services/access/sign-in.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/signup";
import { handleAuthForm, redirectWithNotice } from "./handle-auth-form";
import { redirectIfSignedIn } from "./redirect-signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Crea un account", matches);

export const headers = privateFormHeaders;

export async function loader(args: Route.LoaderArgs) {
  await redirectIfSignedIn(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  return handleAuthForm(args, AUTH_FAILURE_MESSAGES.signUp, async (ctx, form) => {
    await signUp(ctx, { form, visitor: readVisitor(args.request.headers) });
    return redirect(paths.login, redirectWithNotice(args.request, "signed-up"));
  });
}

export default function Signup() {
  return <SignupPage />;
}
