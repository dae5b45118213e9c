/** The roles of staff (product.md#roles). */
export const ROLES = ["admin", "customer_service", "seo_manager"] as const;
export type Role = (typeof ROLES)[number];

const LABELS: Record<Role, string> = {
  admin: "Amministratore",
  customer_service: "Servizio clienti",
  seo_manager: "SEO manager",
};

/** Returns the role's name as the panel shows it (the sidebar's footer). */
export const roleLabel = (role: Role): string => LABELS[role];

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
