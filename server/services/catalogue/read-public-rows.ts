import type { AppContext } from "#server/context.ts";
import {
  type PublicVehicleRow,
  readPublicBrands,
  readPublicCities,
  readPublicVehicles,
} from "#server/repositories/public-rows.ts";
import type { RowReading } from "#server/repositories/table-rows.ts";

export type { PublicVehicleRow };

/** The table reads of B 7.3 for anybody: what public pages show, and no more (design 7). */
export const readPublicRows = {
  brands: (ctx: AppContext, reading: RowReading) => readPublicBrands(ctx.db, reading),
  cities: (ctx: AppContext, reading: RowReading) => readPublicCities(ctx.db, reading),
  vehicles: (ctx: AppContext, reading: RowReading) => readPublicVehicles(ctx.db, reading),
};
