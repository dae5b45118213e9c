import { WhereWeOperatePage } from "#app/features/where-we-operate/where-we-operate-page.tsx";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readWhereWeOperate } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import type { Route } from "./+types/where-we-operate";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readWhereWeOperate, undefined);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function WhereWeOperate({ loaderData }: Route.ComponentProps) {
  return <WhereWeOperatePage countries={loaderData.countries} crumbs={loaderData.head.crumbs ?? []} />;
}
