/** Why no page of the site shows a car, whatever its own switch says (product.md#activation); what weighs most first. */
export const OFF_SITE_REASONS = ["brand-inactive", "city-inactive", "city-without-page"] as const;
export type OffSiteReason = (typeof OFF_SITE_REASONS)[number];
