import { data, redirect, redirectDocument } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { LoginPage } from "#app/features/auth/login-page.tsx";
import { returnAddress } from "#domain/access/return-address.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { signIn } from "#server/services/access/sign-in.ts";
import { takeNotice } from "../notice";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/login";
import { answerForm, leaving } from "./answer-form";
import { sendSignedInOn } from "./signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Accesso staff", matches);

export const headers = privateFormHeaders;

export async function loader(arriving: Route.LoaderArgs) {
  await sendSignedInOn(arriving);
  const { notice, headers } = takeNotice(arriving.request);
  return data({ notice, wanted: arriving.url.searchParams.get("next") }, { headers });
}

export async function action(arrived: Route.ActionArgs) {
  const { request, url } = arrived;
  const wanted = returnAddress(url.searchParams.get("next"));
  return answerForm(arrived, AUTH_FAILURES.signIn, async (ctx, form) => {
    const { cookies, needsSecondFactor } = await signIn(ctx, { form, visitor: readVisitor(request.headers) });
    if (!needsSecondFactor) return redirectDocument(wanted, leaving(request, "signed-in", cookies));
    const headers = new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));
    return redirect(paths.secondFactor(wanted === panelPaths.admin ? {} : { wanted }), { status: 303, headers });
  });
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage notice={loaderData.notice} wanted={loaderData.wanted} />;
}
