import { ExperiencePage } from "#app/features/experiences/experience-page.tsx";
import { takeEnquiryForm } from "#app/routes/enquiry-form.ts";
import { callService } from "#app/routes/service-call.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import type { Route } from "./+types/experience";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return callService(context, readExperience, {
    slug: params.experience,
    vehicle: url.searchParams.get("vehicle"),
    date: url.searchParams.get("date"),
  });
}

export async function action(arrived: Route.ActionArgs) {
  return takeEnquiryForm(arrived, {
    ownFields: ["date", "vehicle"],
    toRequest: ({ date, vehicle, ...sender }) => ({
      ...sender,
      kind: "experience",
      details: { experience: arrived.params.experience, ...(date && { date }), ...(vehicle && { vehicle }) },
    }),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Experience({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ExperiencePage {...page} crumbs={head.crumbs ?? []} />;
}
