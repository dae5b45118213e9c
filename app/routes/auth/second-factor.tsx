import { redirect, redirectDocument } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { SecondFactorPage } from "#app/features/auth/second-factor-page.tsx";
import { returnAddress } from "#domain/access/return-address.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { bringsSignInCookie } from "#server/services/access/brings-sign-in-cookie.ts";
import { verifySecondFactor } from "#server/services/access/sign-in.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/second-factor";
import { answerForm, leaving } from "./answer-form";
import { sendSignedInOn } from "./signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Secondo fattore", matches);

export const headers = privateFormHeaders;

const asksForBackup = (url: URL) => url.searchParams.get("codice") === "riserva";

/** Only for somebody whose password was right a moment ago. */
export async function loader(arriving: Route.LoaderArgs) {
  await sendSignedInOn(arriving);
  const { request, url } = arriving;
  if (!bringsSignInCookie(request.headers.get("cookie"), "secondFactor")) throw redirect(paths.login);
  return { backup: asksForBackup(url), wanted: url.searchParams.get("next") ?? "" };
}

export async function action(arrived: Route.ActionArgs) {
  const { request, url } = arrived;
  return answerForm(arrived, AUTH_FAILURES.signIn, async (ctx, form) => {
    const cookies = await verifySecondFactor(ctx, {
      form,
      visitor: readVisitor(request.headers),
      backup: asksForBackup(url),
    });
    return redirectDocument(returnAddress(url.searchParams.get("next")), leaving(request, "signed-in", cookies));
  });
}

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return <SecondFactorPage {...loaderData} />;
}
