import type { TermsRow } from "#domain/booking/terms.ts";
import { termsRangeRows } from "#domain/booking/terms-range.ts";
import { termsHead } from "#domain/seo/house-heads.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { readTermsRange } from "#server/repositories/vehicles.ts";

/** /termini: the conditions of the fleet as it is today, in the words of the price box. */
export async function readTermsPage(ctx: AppContext): Promise<{ rows: TermsRow[]; head: PageHead }> {
  const range = await readTermsRange(ctx.db);
  return { rows: range ? termsRangeRows(range) : [], head: termsHead(ctx.env.siteUrl) };
}
