import { data, redirect, redirectDocument } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { LoginPage } from "#app/features/auth/login-page.tsx";
import { safeReturnPath } from "#domain/access/safe-return-path.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { signIn } from "#server/services/access/sign-in.ts";
import { consumeNotice } from "../flash-notice";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/login";
import { handleAuthForm, redirectWithNotice } from "./handle-auth-form";
import { redirectIfSignedIn } from "./redirect-signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Accesso staff", matches);

export const headers = privateFormHeaders;

export async function loader(args: Route.LoaderArgs) {
  await redirectIfSignedIn(args);
  const { notice, headers } = consumeNotice(args.request);
  return data({ notice, wanted: args.url.searchParams.get("next") }, { headers });
}

export async function action(args: Route.ActionArgs) {
  const { request, url } = args;
  const returnPath = safeReturnPath(url.searchParams.get("next"));
  return handleAuthForm(args, AUTH_FAILURE_MESSAGES.signIn, async (ctx, form) => {
    const { cookies, needsSecondFactor } = await signIn(ctx, { form, visitor: readVisitor(request.headers) });
    if (!needsSecondFactor) return redirectDocument(returnPath, redirectWithNotice(request, "signed-in", cookies));
    const headers = new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));
    return redirect(paths.secondFactor(returnPath === panelPaths.admin ? {} : { returnPath }), {
      status: 303,
      headers,
    });
  });
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage notice={loaderData.notice} wanted={loaderData.wanted} />;
}
