import { ExperiencePage } from "#app/features/experiences/experience-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { handleEnquiryForm } from "#app/routes/handle-enquiry-form.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/experience";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return callService(context, readExperience, {
    slug: params.experience,
    vehicle: url.searchParams.get("vehicle"),
    date: url.searchParams.get("date"),
  });
}

export async function action(arrived: Route.ActionArgs) {
  return handleEnquiryForm(arrived, {
    extraFields: ["date", "vehicle"],
    toRequest: ({ date, vehicle, ...sender }) => ({
      ...sender,
      kind: "experience",
      details: { experience: arrived.params.experience, ...(date && { date }), ...(vehicle && { vehicle }) },
    }),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Experience({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ExperiencePage {...page} crumbs={head.crumbs ?? []} />;
}
