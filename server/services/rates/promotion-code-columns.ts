import type { z } from "zod";
import type { promotionCodeSchema } from "#domain/forms/rates/promotion-code.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import type { StoredPromotionCode } from "#server/repositories/rates/promotion-codes.ts";
import { scopeOf } from "./internal/known-scope.ts";

type PromotionCodeFields = z.output<typeof promotionCodeSchema>;

/** Returns the columns of a code; those that its scope does not use are empty. */
export const toPromotionCodeColumns = (code: PromotionCodeFields) => ({
  code: code.code,
  percent: code.percent,
  amountCents: code.amount === null ? null : eurosToCents(code.amount),
  vehicleId: code.scope === "vehicle" ? code.vehicle_id : null,
  brand: code.scope === "brand" ? code.brand : null,
  category: code.scope === "category" ? code.category : null,
  city: code.city,
  bookFrom: code.book_from,
  bookUntil: code.book_until,
  rentalFrom: code.rental_from,
  rentalUntil: code.rental_until,
  minDays: code.min_days,
  combinesWithLength: code.combines_with_length,
  combinesWithPackages: code.combines_with_packages,
  maxUses: code.max_uses,
  maxUsesPerPerson: code.max_uses_per_person,
  active: code.active,
});

/** Returns a stored code as the fields of the form. */
export const toPromotionCodeFields = (row: StoredPromotionCode): PromotionCodeFields => ({
  code: row.code,
  percent: row.percent,
  amount: row.amountCents === null ? null : centsToEuros(row.amountCents),
  scope: scopeOf(row),
  vehicle_id: row.vehicleId,
  brand: row.brand,
  category: row.category,
  city: row.city,
  book_from: row.bookFrom,
  book_until: row.bookUntil,
  rental_from: row.rentalFrom,
  rental_until: row.rentalUntil,
  min_days: row.minDays,
  combines_with_length: row.combinesWithLength,
  combines_with_packages: row.combinesWithPackages,
  max_uses: row.maxUses,
  max_uses_per_person: row.maxUsesPerPerson,
  active: row.active,
});
