import { redirect } from "react-router";
import { safeReturnPath } from "#domain/access/safe-return-path.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { readStaff } from "#server/services/access/read-staff.ts";
import { type ContextReader, callService } from "../call-service";

interface SignInPageArgs {
  context: ContextReader;
  request: Request;
  url: URL;
}

/** Redirects signed-in users to the panel. */
export async function redirectIfSignedIn({ context, request, url }: SignInPageArgs): Promise<void> {
  const staff = await callService(context, readStaff, readVisitor(request.headers));
  if (staff) throw redirect(safeReturnPath(url.searchParams.get("next")));
}
