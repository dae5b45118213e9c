import { data, redirect } from "react-router";
import { BookingRequestPage } from "#app/features/bookings/booking-request-page.tsx";
import { type ContextReader, callService, refusalOf } from "#app/routes/call-service.ts";
import { cacheableFormHeaders } from "#app/routes/private-headers.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { readVisitor } from "#domain/access/visitor.ts";
import { bookingRequestFields } from "#domain/forms/bookings/booking-request.ts";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD } from "#domain/forms/bot-detection.ts";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { pathsIn } from "#domain/paths.ts";
import { OPTION_SEPARATOR, parseRentalChoices } from "#domain/prices/rental-choices.ts";
import { withPeriod } from "#domain/search/rental-selection.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { BOOKING_FORM_IT } from "#domain/words/bookings/booking-form.it.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND, toErrorHeaders, type WordedProblem } from "#server/errors.ts";
import { type BookingFormInput, readBookingForm } from "#server/services/bookings/request/read-booking-form.ts";
import { submitBookingForm } from "#server/services/bookings/request/submit-booking-form.ts";
import { joinPhoneFields } from "#server/services/customers/phone-number.ts";
import type { Route } from "./+types/booking-request";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return callService(context, readBookingForm, {
    vehicle: params.vehicle,
    choice: parseRentalChoice(url.searchParams),
  });
}

/** Submits the request. For visitors without scripts, the button "quote" only recalculates the price and "next" selects the next free or possible dates. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const values = await readForm(request, { options: OPTION_SEPARATOR });
  const language = context.get(languageContext);
  const {
    intent,
    idempotencyKey,
    shownTotal,
    [HONEYPOT_FIELD]: _trap,
    [FORM_TIMESTAMP_FIELD]: _stamp,
    options = "",
    ...typedFields
  } = values;
  const fields: Record<string, string> = { ...typedFields, options };
  const visitor = readVisitor(request.headers).address ?? undefined;
  const { email, phone, promotion_code: code } = joinPhoneFields(fields);
  const readPage = (choiceFields: Record<string, string>, promotion: BookingFormInput["promotion"]) => {
    const choice = parseRentalChoice(new URLSearchParams(choiceFields));
    return callService(context, readBookingForm, {
      vehicle: params.vehicle,
      choice,
      promotion,
      driverBirthDate: fields.driverBirthDate,
    });
  };
  const promotion = { code, ...(email && { email }), ...(phone && { phone }) };
  if (intent === "quote" || intent === "next") {
    const page = await readPage(fields, { ...promotion, visitor });
    const nextPeriod = intent === "next" && "next" in page.offer ? page.offer.next : null;
    return formResponse(
      context,
      values,
      nextPeriod ? await readPage({ ...fields, ...withPeriod(page.selection, nextPeriod) }, promotion) : page,
    );
  }
  try {
    const result = await callService(context, submitBookingForm, {
      form: values,
      body: { ...joinPhoneFields(typedFields), ...toRequestedOptions(options), vehicle: params.vehicle, language },
      idempotencyKey: idempotencyKey || undefined,
      shownTotal: parseShownTotal(shownTotal),
      visitor,
    });
    if ("token" in result) return redirect(pathsIn(language).booking(result.token), 303);
    const page = await readPage(fields, { ...promotion, visitor });
    return formResponse(context, values, { ...page, formStamp: result.formStamp ?? page.formStamp }, result.refusal);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // `requestBooking` has counted the code as an attempt.
    return formResponse(context, values, await readPage(fields, promotion), error);
  }
}

/** Returns the total that the page showed, in cents: null if the page showed none, undefined if the value is not from our form. */
const parseShownTotal = (text: string | undefined) =>
  text === undefined ? undefined : text === "" ? null : Number(text);

const REDISPLAYED_BOOKING_FIELDS = [...bookingRequestFields.keyof().options, "phonePrefix"];

/** Returns the data to show the form again, with what the visitor had typed. The idempotency key stays the same unless it caused the error. */
function formResponse(
  context: ContextReader,
  values: Record<string, string>,
  page: BookingFormData,
  error?: ServiceError,
) {
  const words = wordsOf(context.get(languageContext));
  const refusal = error && refusalOf(context, error);
  const isKeyRejected = error?.fields.some(({ path }) => path === "Idempotency-Key");
  const formState = {
    typed: pickFormFields(values, REDISPLAYED_BOOKING_FIELDS),
    selection: page.selection,
    offer: page.offer,
    freeFinishes: page.freeFinishes,
    extras: page.extras,
    formStamp: page.formStamp,
    idempotencyKey: isKeyRejected ? page.idempotencyKey : values.idempotencyKey || page.idempotencyKey,
    refusal: refusal && (isKeyRejected ? words.bookingRequest.alreadySent : rejectionSentence(words, refusal.message)),
    problems: [
      ...(isKeyRejected ? [] : (refusal?.fields ?? [])).map(atFieldset),
      ...promotionProblems(page, refusal?.fields),
    ],
  };
  return data(formState, {
    status: error ? STATUS_BY_KIND[error.kind] : 200,
    headers: error ? toErrorHeaders(error) : {},
  });
}

/** The form has one fieldset for all extras. */
const atFieldset = (problem: WordedProblem): WordedProblem =>
  problem.path.startsWith("extras.") ? { ...problem, path: "extras" } : problem;

/** Returns the extras and the protection that the posted options name. */
function toRequestedOptions(options: string) {
  const { extras, protection } = parseRentalChoices(options);
  return {
    extras: Object.entries(extras).map(([code, quantity]) => ({ code, quantity })),
    protection: protection ?? undefined,
  };
}

/** Returns the problem of the promotion code of the offer on the page, unless the refusal has it already. */
const promotionProblems = (
  { promotionProblem }: BookingFormData,
  refused: readonly WordedProblem[] = [],
): WordedProblem[] =>
  promotionProblem === undefined || refused.some(({ path }) => path === "promotion_code")
    ? []
    : [{ path: "promotion_code", message: promotionProblem }];

/**
 * Returns why a request was refused. It never says who booked the vehicle: otherwise anyone could enter an e-mail address and learn who rents. So the
 * text tells every reader where a request of their own is confirmed.
 */
const rejectionSentence = (words: Words<"bookingForm" | "bookingRequest">, message: string): string =>
  message === words.bookingForm.taken || message === BOOKING_FORM_IT.taken ? words.bookingRequest.taken : message;

export const headers = cacheableFormHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function BookingRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { head, ...page } = loaderData;
  const { typed = {}, problems = [], refusal, ...formState } = actionData ?? {};
  return (
    <BookingRequestPage
      {...page}
      {...formState}
      typed={typed}
      problems={problems}
      refusal={refusal}
      crumbs={head.crumbs ?? []}
    />
  );
}
