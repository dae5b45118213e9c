import { redirect } from "react-router";
import { returnAddress } from "#domain/access/return-address.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import type { AppContext, appContext } from "#server/context.ts";
import { readStaff } from "#server/services/access/read-staff.ts";
import { callService } from "../service-call";

interface Arriving {
  context: { get(key: typeof appContext): AppContext };
  request: Request;
  url: URL;
}

/** Somebody who is signed in already goes on to the panel. */
export async function sendSignedInOn({ context, request, url }: Arriving): Promise<void> {
  const staff = await callService(context, readStaff, readVisitor(request.headers));
  if (staff) throw redirect(returnAddress(url.searchParams.get("next")));
}
