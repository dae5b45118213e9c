import { holdsAny, type Role } from "#domain/access/roles.ts";

/** Who may call an endpoint: anybody, anybody signed in, or the holders of these roles (and admins, always). */
export type Caller = "anyone" | "signed-in" | readonly Role[];

export interface ApiRow {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** As the router writes it: `/api/brands/:id`. */
  path: string;
  who: Caller;
}

const SEO: readonly Role[] = ["seo_manager"];
const SERVICE: readonly Role[] = ["customer_service"];
const STAFF: readonly Role[] = ["customer_service", "seo_manager"];
const ADMIN: readonly Role[] = ["admin"];

/**
 * Every endpoint of the API and who may call it (B 6, B 7, design 6.6). The server refuses by this table before a handler runs; an
 * endpoint without a row here is not served, and the tests of the access matrix are made from it. Which rows of a table a caller sees
 * (active ones, their own) is the service's rule. Sign-in's own addresses, /api/auth/*, are the library's.
 */
export const API_ACCESS: readonly ApiRow[] = [
  { method: "GET", path: "/api/openapi.json", who: "anyone" },
  { method: "GET", path: "/api/docs", who: "anyone" },
  { method: "GET", path: "/api/availability", who: "anyone" },

  { method: "GET", path: "/api/brands", who: "anyone" },
  { method: "POST", path: "/api/brands", who: SEO },
  { method: "PATCH", path: "/api/brands/:id", who: SEO },

  { method: "GET", path: "/api/cities", who: "anyone" },
  { method: "POST", path: "/api/cities", who: SEO },
  { method: "PATCH", path: "/api/cities/:id", who: SEO },

  { method: "GET", path: "/api/vehicles", who: "anyone" },
  { method: "POST", path: "/api/vehicles", who: SERVICE },
  { method: "PATCH", path: "/api/vehicles/:id", who: SERVICE },
  { method: "DELETE", path: "/api/vehicles/:id", who: SERVICE },
  { method: "POST", path: "/api/vehicles/import", who: SERVICE },
  { method: "POST", path: "/api/pictures", who: STAFF },

  { method: "GET", path: "/api/seo_overrides", who: "anyone" },
  { method: "POST", path: "/api/seo_overrides", who: SEO },
  { method: "PATCH", path: "/api/seo_overrides/:id", who: SEO },
  { method: "DELETE", path: "/api/seo_overrides/:id", who: SEO },
  { method: "GET", path: "/api/seo_overrides/deleted", who: SEO },
  { method: "GET", path: "/api/seo_overrides/:id/history", who: SEO },
  { method: "POST", path: "/api/functions/generate-seo-content", who: SEO },

  { method: "GET", path: "/api/bookings", who: SERVICE },
  { method: "POST", path: "/api/bookings", who: "anyone" },
  { method: "POST", path: "/api/bookings/by-phone", who: SERVICE },
  { method: "GET", path: "/api/bookings/counts", who: SERVICE },
  { method: "GET", path: "/api/bookings/offers", who: SERVICE },
  { method: "GET", path: "/api/bookings/:id", who: SERVICE },
  { method: "PATCH", path: "/api/bookings/:id", who: SERVICE },
  { method: "GET", path: "/api/bookings/:id/events", who: SERVICE },
  { method: "POST", path: "/api/bookings/:id/quote", who: SERVICE },
  { method: "POST", path: "/api/bookings/:id/notes", who: SERVICE },
  { method: "PUT", path: "/api/bookings/:id/handovers/:kind", who: SERVICE },

  { method: "GET", path: "/api/unit_holds", who: SERVICE },
  { method: "POST", path: "/api/unit_holds", who: SERVICE },
  { method: "PATCH", path: "/api/unit_holds/:id", who: SERVICE },
  { method: "DELETE", path: "/api/unit_holds/:id", who: SERVICE },

  { method: "GET", path: "/api/enquiries", who: SERVICE },
  { method: "POST", path: "/api/enquiries", who: "anyone" },
  { method: "GET", path: "/api/enquiries/:id", who: SERVICE },
  { method: "PATCH", path: "/api/enquiries/:id", who: SERVICE },
  { method: "POST", path: "/api/enquiries/:id/answers", who: SERVICE },
  { method: "GET", path: "/api/staff", who: SERVICE },

  { method: "GET", path: "/api/users", who: ADMIN },
  { method: "PATCH", path: "/api/users/:id", who: ADMIN },
  { method: "POST", path: "/api/users/:id/sign-out", who: ADMIN },
  { method: "GET", path: "/api/user_roles", who: "signed-in" },
  { method: "POST", path: "/api/user_roles", who: ADMIN },
  { method: "DELETE", path: "/api/user_roles/:id", who: ADMIN },

  { method: "GET", path: "/api/audit_log", who: ADMIN },
  { method: "GET", path: "/api/dashboard", who: STAFF },
];

/** Whether a caller with these roles may call; `roles` is null for somebody not signed in. */
export function mayCall(who: Caller, roles: readonly Role[] | null): boolean {
  if (who === "anyone") return true;
  if (roles === null) return false;
  return who === "signed-in" || holdsAny(roles, who);
}

/** The row of an address as it was called; undefined where the API has none. Fixed words win over `:id`. */
export function apiRowOf(method: string, pathname: string): ApiRow | undefined {
  const asked = pathname.split("/");
  const fits = ({ path }: ApiRow) => {
    const parts = path.split("/");
    return parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at]);
  };
  const wanted = method === "HEAD" ? "GET" : method;
  const found = API_ACCESS.filter((row) => row.method === wanted && fits(row));
  return found.find(({ path }) => !path.includes(":")) ?? found[0];
}
