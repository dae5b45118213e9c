import { redirect, redirectDocument } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { SecondFactorPage } from "#app/features/auth/second-factor-page.tsx";
import { safeReturnPath } from "#domain/access/safe-return-path.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { hasSignInCookie } from "#server/services/access/has-sign-in-cookie.ts";
import { verifySecondFactor } from "#server/services/access/sign-in.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/second-factor";
import { handleAuthForm, redirectWithNotice } from "./handle-auth-form";
import { redirectIfSignedIn } from "./redirect-signed-in";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Secondo fattore", matches);

export const headers = privateFormHeaders;

const wantsBackupCode = (url: URL) => url.searchParams.get("codice") === "riserva";

/** Shows the page only to a user who has just passed the password step. */
export async function loader(args: Route.LoaderArgs) {
  await redirectIfSignedIn(args);
  const { request, url } = args;
  if (!hasSignInCookie(request.headers.get("cookie"), "secondFactor")) throw redirect(paths.login);
  return { usesBackupCode: wantsBackupCode(url), returnPath: url.searchParams.get("next") ?? "" };
}

export async function action(args: Route.ActionArgs) {
  const { request, url } = args;
  return handleAuthForm(args, AUTH_FAILURE_MESSAGES.signIn, async (ctx, form) => {
    const cookies = await verifySecondFactor(ctx, {
      form,
      visitor: readVisitor(request.headers),
      isBackupCode: wantsBackupCode(url),
    });
    return redirectDocument(
      safeReturnPath(url.searchParams.get("next")),
      redirectWithNotice(request, "signed-in", cookies),
    );
  });
}

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return <SecondFactorPage {...loaderData} />;
}
