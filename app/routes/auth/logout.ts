import { redirect } from "react-router";
import { readVisitor } from "#domain/access/visitor.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { appContext } from "#server/context.ts";
import { signOut } from "#server/services/access/sign-in.ts";
import type { Route } from "./+types/logout";
import { redirectWithNotice } from "./handle-auth-form";

/** Redirects without signing out: only the "Esci" button signs out (product.md#sign-in). */
export function loader(): never {
  throw redirect(paths.login);
}

/** Signs out and redirects to the sign-in page. If that fails, redirects to the panel with an error notice. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  try {
    return redirect(
      paths.login,
      redirectWithNotice(request, "signed-out", await signOut(ctx, readVisitor(request.headers))),
    );
  } catch (error) {
    ctx.logger.error({ err: error }, "sign-out failed");
    return redirect(panelPaths.admin, redirectWithNotice(request, "sign-out-failed"));
  }
}
