import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { VerifyAddressPage } from "#app/features/auth/verify-address-page.tsx";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { sendVerification, verifyAddress } from "#server/services/access/sign-in.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/verify-address";
import { answerForm, leaving } from "./answer-form";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Verifica dell'indirizzo", matches);

export const headers = privateFormHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

/** With a token it confirms the address, with an address it sends another mail. */
export async function action(arrived: Route.ActionArgs) {
  const visitor = readVisitor(arrived.request.headers);
  return answerForm(arrived, AUTH_FAILURES.verifyAddress, async (ctx, form) => {
    if (form.token) {
      await verifyAddress(ctx, { form, visitor });
      // The sign-in page takes the notice, or sends whoever is signed in on to the panel, which does.
      return redirect(paths.login, leaving(arrived.request, "address-verified"));
    }
    await sendVerification(ctx, { form, visitor });
    return { message: null, problems: {}, values: {}, done: true } satisfies AuthAnswer;
  });
}

export default function VerifyAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyAddressPage token={loaderData.token} sent={actionData?.done === true} />;
}
