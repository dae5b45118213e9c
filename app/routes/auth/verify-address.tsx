import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { VerifyEmailPage } from "#app/features/auth/verify-email-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { sendVerification, verifyAddress } from "#server/services/access/sign-in.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/verify-address";
import { handleAuthForm, redirectWithNotice } from "./handle-auth-form";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Verifica dell'indirizzo", matches);

export const headers = privateFormHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

/** Confirms the e-mail address if the form has a token; sends another verification mail if the form has an e-mail address. */
export async function action(arrived: Route.ActionArgs) {
  const visitor = readVisitor(arrived.request.headers);
  return handleAuthForm(arrived, AUTH_FAILURE_MESSAGES.verifyAddress, async (ctx, form) => {
    if (form.token) {
      await verifyAddress(ctx, { form, visitor });
      // The sign-in page shows the notice, or redirects signed-in users to the panel, which shows it.
      return redirect(paths.login, redirectWithNotice(arrived.request, "address-verified"));
    }
    await sendVerification(ctx, { form, visitor });
    return { message: null, problems: {}, values: {}, done: true } satisfies AuthFormResult;
  });
}

export default function VerifyAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailPage token={loaderData.token} isResent={actionData?.done === true} />;
}
