import { data } from "react-router";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { type WaitingListFormResult, WaitingListPage } from "#app/features/waiting-list/waiting-list-page.tsx";
import { type ContextReader, callService, refusalOf } from "#app/routes/call-service.ts";
import { cacheableFormHeaders } from "#app/routes/private-headers.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { FORM_TIMESTAMP_FIELD } from "#domain/forms/bot-detection.ts";
import { waitingListFields } from "#domain/forms/waiting-list/waiting-list.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND, toErrorHeaders } from "#server/errors.ts";
import { submitWaitingListForm } from "#server/services/waiting-list/join-waiting-list.ts";
import { readWaitingListForm } from "#server/services/waiting-list/read-waiting-list-pages.ts";
import type { Route } from "./+types/waiting-list";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await callService(context, readWaitingListForm, {
    vehicle: params.vehicle,
    choice: parseRentalChoice(url.searchParams),
  });
  const words = wordsOf(context.get(languageContext));
  return { page, title: say(words, words.waitingList.titleOf, { vehicle: vehicleTitle(page.vehicle) }) };
}

export async function action({ context, params: { vehicle }, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const language = context.get(languageContext);
  const visitor = readVisitor(request.headers).address ?? undefined;
  try {
    const result = await callService(context, submitWaitingListForm, { form, vehicle, language, visitor });
    if ("refusal" in result) return refuse(context, form, result.refusal, result.formStamp);
    return data<WaitingListFormResult>({ isJoined: true, problems: [], typed: {} });
  } catch (error) {
    if (error instanceof ServiceError) return refuse(context, form, error);
    throw error;
  }
}

/**
 * Returns the form with what was typed. A refusal without wrong fields is the message itself. The form has its stamp again, so that a quick correction
 * does not look like a robot's.
 */
function refuse(
  context: ContextReader,
  form: Record<string, string>,
  error: ServiceError,
  formStamp = form[FORM_TIMESTAMP_FIELD],
) {
  const { message, fields } = refusalOf(context, error);
  const result: WaitingListFormResult = {
    isJoined: false,
    refusal: fields.length > 0 ? wordsOf(context.get(languageContext)).waitingList.refused : message,
    problems: fields,
    typed: pickFormFields(form, waitingListFields.keyof().options),
    ...(formStamp !== undefined && { formStamp }),
  };
  return data(result, { status: STATUS_BY_KIND[error.kind], headers: toErrorHeaders(error) });
}

export const headers = cacheableFormHeaders;

/** A private page: only a title. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData?.title ?? "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingListPage {...loaderData.page} result={actionData} />;
}
