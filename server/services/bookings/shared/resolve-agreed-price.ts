import { can } from "#domain/access/abilities.ts";
import { toAgreementInput } from "#domain/forms/bookings/agreed-price.ts";
import type { Cents } from "#domain/money.ts";
import { type AgreedPrice, applyAgreement, validateAgreement } from "#domain/prices/agreed-price.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

interface RoleAgreementInput {
  staff: Staff;
  fields: Parameters<typeof toAgreementInput>[0];
  listTotal: Cents;
  /** The field that an error names. */
  path: string;
}

/**
 * Returns the agreed price, or null if the list price applies. Throws "invalid" at `path` for a discount above the limit of the user's role
 * (product.md#agreed-price).
 */
export function resolveAgreedPrice(
  ctx: AppContext,
  { staff, fields, listTotal, path }: RoleAgreementInput,
): AgreedPrice | null {
  const requested = toAgreementInput(fields);
  const agreed = requested && applyAgreement(requested, listTotal);
  if (!agreed) return null;
  const limit = can(staff.roles, "bookings.set-price") ? null : ctx.site.staffDiscountPercent;
  const message = validateAgreement(agreed, listTotal, limit);
  if (message) throw new ServiceError("invalid", message, [{ path, message }]);
  return agreed;
}
