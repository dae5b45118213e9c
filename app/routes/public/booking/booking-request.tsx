import { data, redirect } from "react-router";
import { BookingRequestPage } from "#app/features/booking/booking-request-page.tsx";
import { refusalSentence } from "#app/features/booking/booking-words.ts";
import { typedFormHeaders } from "#app/routes/private-headers.ts";
import { readForm, typedFields } from "#app/routes/read-form.ts";
import { callService } from "#app/routes/service-call.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { bookingRequestFields } from "#domain/forms/bookings/booking-request.ts";
import { STAMP_FIELD, TRAP_FIELD } from "#domain/forms/robot-trap.ts";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { paths } from "#domain/paths.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { refusalHeaders, ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { readBookingForm } from "#server/services/booking/request/read-booking-form.ts";
import { sendRequest } from "#server/services/booking/request/request-booking.ts";
import { withWholePhone } from "#server/services/customers/whole-phone.ts";
import type { Route } from "./+types/booking-request";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return callService(context, readBookingForm, {
    vehicle: params.vehicle,
    choice: parseRentalChoice(url.searchParams),
  });
}

/** Sends the request; "quote" only counts anew, "next" takes the next free dates: both for visitors without scripts. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const values = await readForm(request);
  const { intent, idempotencyKey, shownTotal, [TRAP_FIELD]: _trap, [STAMP_FIELD]: _stamp, ...fields } = values;
  const ask = (chosen: Record<string, string>) => {
    const choice = parseRentalChoice(new URLSearchParams(chosen));
    return callService(context, readBookingForm, { vehicle: params.vehicle, choice });
  };
  if (intent === "quote" || intent === "next") {
    const page = await ask(fields);
    const next = intent === "next" && page.offer.kind === "taken" ? page.offer.next : null;
    return answer(values, next ? await ask({ ...fields, ...datesOf(page.selection, next) }) : page);
  }
  try {
    const sent = await callService(context, sendRequest, {
      form: values,
      request: { ...withWholePhone(fields), vehicle: params.vehicle },
      idempotencyKey: idempotencyKey || undefined,
      shownTotal: readTotal(shownTotal),
      visitor: readVisitor(request.headers).address ?? undefined,
    });
    if ("token" in sent) return redirect(paths.booking(sent.token), 303);
    const page = await ask(fields);
    return answer(values, { ...page, formStamp: sent.formStamp ?? page.formStamp }, sent.refusal);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return answer(values, await ask(fields), error);
  }
}

/** The total the page showed, in cents: null where it had none to show, undefined where the form is not the page's. */
const readTotal = (shown: string | undefined) =>
  shown === undefined ? undefined : shown === "" ? null : Number(shown);

const TYPED = [...bookingRequestFields.keyof().options, "phonePrefix"];

/** The page's data again, with everything typed; the key stays unless it is the key that is wrong. */
function answer(values: Record<string, string>, page: BookingFormData, error?: ServiceError) {
  const wrongKey = error?.fields.some(({ path }) => path === "Idempotency-Key");
  const answered = {
    typed: typedFields(values, TYPED),
    selection: page.selection,
    offer: page.offer,
    freeFinishes: page.freeFinishes,
    formStamp: page.formStamp,
    idempotencyKey: wrongKey ? page.idempotencyKey : values.idempotencyKey || page.idempotencyKey,
    refusal:
      error &&
      (wrongKey
        ? "Questa richiesta è già stata inviata con altri dati. Ricontrolla e invia di nuovo."
        : refusalSentence(error.message)),
    problems: wrongKey ? [] : (error?.fields ?? []),
  };
  return data(answered, {
    status: error ? STATUS_BY_KIND[error.kind] : 200,
    headers: error ? refusalHeaders(error) : {},
  });
}

function datesOf(selection: RentalSelection, next: { pickup: { date: string }; return: { date: string } }) {
  return { ...selection, pickupDate: next.pickup.date, returnDate: next.return.date };
}

export const headers = typedFormHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function BookingRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { head, ...page } = loaderData;
  const { typed = {}, problems = [], refusal, ...answered } = actionData ?? {};
  return (
    <BookingRequestPage
      {...page}
      {...answered}
      typed={typed}
      problems={problems}
      refusal={refusal}
      crumbs={head.crumbs ?? []}
    />
  );
}
