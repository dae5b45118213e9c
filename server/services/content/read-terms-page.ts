import type { TermsRow } from "#domain/prices/terms.ts";
import { termsRangeRows } from "#domain/prices/terms-range.ts";
import { termsHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { readTermsRange } from "#server/repositories/vehicles/vehicle-summaries.ts";

/** /termini: the conditions of the fleet as it is today, in the words of the price box. */
export async function readTermsPage(ctx: AppContext): Promise<{ rows: TermsRow[]; head: PageHead }> {
  const range = await readTermsRange(ctx.db);
  return { rows: range ? termsRangeRows(range) : [], head: termsHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }) };
}
