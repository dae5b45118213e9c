import { data, redirect } from "react-router";
import { ReviewPage } from "#app/features/reviews/review-page.tsx";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { callService, refusalOf } from "#app/routes/call-service.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { reviewSchema } from "#domain/forms/reviews/review.ts";
import { pathsIn } from "#domain/paths.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { findReviewPage, writeReview } from "#server/services/reviews/reviews.ts";
import type { Route } from "./+types/review";

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const review = await callService(context, findReviewPage, { token });
  const words = wordsOf(context.get(languageContext));
  return { review, title: say(words, words.reviewPage.privateTitle, { vehicle: review.vehicle }) };
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
  return redirect(pathsIn(context.get(languageContext)).review(token), 303);
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: only a title. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData?.title ?? "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage review={loaderData.review} refused={actionData} />;
}
