/** Why no public page shows a car, whatever its own availability switch says (product.md#activation); most important first. */
export const OFF_SITE_REASONS = ["brand-inactive", "city-inactive", "city-without-page"] as const;
export type OffSiteReason = (typeof OFF_SITE_REASONS)[number];
