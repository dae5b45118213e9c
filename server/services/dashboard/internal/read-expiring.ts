import type { AppContext } from "#server/context.ts";
import { type RentalExpiry, rentalExpiries } from "#server/services/units/expiries/rental-expiries.ts";

/** Lines of the dashboard; the units' own screen has the rest. */
const MOST_LINES = 12;

/** What of a unit expires while it is out, the next pickup first (product.md#unit-expiries), and how much there is in all. */
export async function readExpiring(ctx: AppContext): Promise<{ lines: RentalExpiry[]; total: number }> {
  const expiring = await rentalExpiries(ctx, ctx.db);
  return { lines: expiring.slice(0, MOST_LINES), total: expiring.length };
}
