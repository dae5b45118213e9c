import { redirect } from "react-router";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";
import { VerifyAddressPage } from "#app/features/auth/verify-address-page.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { paths } from "#domain/paths.ts";
import { sendVerification } from "#server/services/access/send-verification.ts";
import { verifyAddress } from "#server/services/access/verify-address.ts";
import { privateFormHeaders } from "../private-headers";
import type { Route } from "./+types/verify-address";
import { answerForm, leaving } from "./answer-form";
import { keepForm } from "./keep-form";

const FAILED = "Non è stato possibile verificare l'indirizzo. Riprova.";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Verifica dell'indirizzo", matches);

export const headers = privateFormHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

/** With a token it confirms the address, with an address it sends another mail. */
export async function action(arrived: Route.ActionArgs) {
  const visitor = readVisitor(arrived.request.headers);
  return answerForm(arrived, FAILED, async (ctx, form) => {
    if (form.token) {
      await verifyAddress(ctx, { form, visitor });
      // The sign-in page takes the notice, or sends whoever is signed in on to the panel, which does.
      return redirect(paths.login, leaving(arrived.request, "address-verified"));
    }
    await sendVerification(ctx, { form, visitor });
    return { message: null, problems: {}, values: {}, done: true } satisfies AuthAnswer;
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, FAILED);

export const handle: RouteHandle = { router: true };

export default function VerifyAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyAddressPage token={loaderData.token} sent={actionData?.done === true} />;
}
