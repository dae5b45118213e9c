import { WhereWeOperatePage } from "#app/features/where-we-operate/where-we-operate-page.tsx";
import { readWhereWeOperate } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/where-we-operate";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readWhereWeOperate, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function WhereWeOperate({ loaderData }: Route.ComponentProps) {
  return <WhereWeOperatePage countries={loaderData.countries} crumbs={loaderData.head.crumbs ?? []} />;
}
