/** The roles of staff (B 6). */
export const ROLES = ["admin", "customer_service", "seo_manager"] as const;
export type Role = (typeof ROLES)[number];
