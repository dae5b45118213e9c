import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { BookingPage, type BookingPageProps } from "#app/features/bookings/booking-page.tsx";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { callService, refusalOf } from "#app/routes/call-service.ts";
import { handleMessageForm } from "#app/routes/handle-message-form.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { DATE_REQUEST_FIELDS } from "#domain/forms/bookings/date-request.ts";
import { pathsIn } from "#domain/paths.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { writeBookingMessage } from "#server/services/bookings/messages/write-booking-message.ts";
import { cancelBooking, findBooking, openRequest } from "#server/services/bookings/record/private-booking.ts";
import { requestOtherDates } from "#server/services/bookings/request-dates.ts";
import type { Route } from "./+types/booking";

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const proof = url.searchParams.get("conferma") ?? undefined;
  const { manageUrl: _link, ...page } = await callService(context, findBooking, { token, proof });
  const words = wordsOf(context.get(languageContext));
  const title = say(words, words.bookingPage.privateTitle, { reference: page.booking.reference });
  return { page: { ...page, messageKey: randomUUID() }, title };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { intent, proof = "", ...form } = await readForm(request);
  const { token } = params;
  const path = pathsIn(context.get(languageContext)).booking(token);
  if (intent === "message") return handleMessageForm(writeBookingMessage, { context, token, path, form });
  if (intent !== "cancel" && intent !== "open" && intent !== "ask-dates") throw data("unknown intent", { status: 422 });
  try {
    if (intent === "open") await callService(context, openRequest, { token, proof });
    else if (intent === "ask-dates") await callService(context, requestOtherDates, { token, form });
    else await callService(context, cancelBooking, { token, shownFee: form.fee });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { message, fields } = refusalOf(context, error);
    const refused =
      intent === "ask-dates"
        ? {
            refusedDates: {
              refusal: message,
              problems: fields,
              typed: pickFormFields(form, DATE_REQUEST_FIELDS),
            },
          }
        : { refusal: message };
    return data(refused, { status: STATUS_BY_KIND[error.kind] });
  }
  return redirect(path, 303);
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: no canonical link, no sharing tags. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData?.title ?? "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

/** The forms of the page that the server refused. */
type RefusedForms = Partial<Pick<BookingPageProps, "refusal" | "refusedDates" | "refusedMessage">>;

export default function Booking({ loaderData, actionData, params }: Route.ComponentProps) {
  const { refusal, refusedDates, refusedMessage }: RefusedForms = actionData ?? {};
  return <BookingPage {...loaderData.page} {...{ token: params.token, refusal, refusedDates, refusedMessage }} />;
}
