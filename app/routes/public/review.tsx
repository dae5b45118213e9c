import { data, redirect } from "react-router";
import { ReviewPage } from "#app/features/reviews/review-page.tsx";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { callService, refusalOf } from "#app/routes/call-service.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { reviewSchema } from "#domain/forms/reviews/review.ts";
import { paths } from "#domain/paths.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { findReviewPage, writeReview } from "#server/services/reviews/reviews.ts";
import type { Route } from "./+types/review";

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return { review: await callService(context, findReviewPage, { token }) };
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await callService(context, writeReview, { token, form });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { message, fields } = refusalOf(context, error);
    const refused = {
      refusal: message,
      problems: fields,
      typed: pickFormFields(form, reviewSchema.keyof().options),
    };
    return data(refused, { status: STATUS_BY_KIND[error.kind] });
  }
  return redirect(paths.review(token), 303);
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: only a title. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData ? `Recensione di ${loaderData.review.vehicle}` : "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage review={loaderData.review} refused={actionData} />;
}
