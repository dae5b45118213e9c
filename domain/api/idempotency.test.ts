import { expect, test } from "vitest";
import { endpointOf, HANDLED_ENDPOINTS, type HandledEndpointName } from "#domain/api/contract.ts";

/**
 * Explains why each endpoint without Idempotency-Key and If-Match is safe to retry (docs/promises.md#retried-requests). A new endpoint must be listed
 * here or accept a key.
 */
const SAFE_BY = {
  /** A unique constraint refuses the second call. */
  unique: [
    "POST /api/answer_templates",
    "POST /api/articles",
    "POST /api/brands",
    "POST /api/cities",
    "POST /api/club_events",
    "POST /api/customers",
    "POST /api/experiences",
    "POST /api/extras",
    "POST /api/jet_routes",
    "POST /api/jets",
    "POST /api/protections",
    "POST /api/promotion_codes",
    "POST /api/seo_overrides",
    "POST /api/testimonials",
    "POST /api/unit_holds",
    "POST /api/vat_rates",
    "POST /api/waiting_list",
  ],
  /** Setting the same value again changes nothing, and the audit log gets one entry. */
  same: [
    "DELETE /api/calendar_feeds/:id",
    "DELETE /api/customers/:id/ban",
    "DELETE /api/invitations/:id",
    "DELETE /api/mail_texts/:kind",
    "DELETE /api/request_alerts/:id",
    "DELETE /api/waiting_list/:id",
    "PATCH /api/day_tasks/:id/:kind",
    "PATCH /api/users/:id",
    "POST /api/bookings/:id/expected-return",
    "POST /api/bookings/:id/messages/read",
    "POST /api/enquiries/:id/read",
    "POST /api/invitations",
    "POST /api/pictures",
    "POST /api/pictures/logos",
    "POST /api/saved_views",
    "POST /api/user_roles",
    "POST /api/users/:id/sign-out",
    "POST /api/vehicles/import",
    "POST /api/content_texts/draft",
    "POST /api/content_texts/import",
    "PUT /api/ban_decisions/:id",
  ],
  /** The first call removes the precondition: the second call is refused or rate limited. */
  over: [
    "DELETE /api/answer_templates/:id",
    "DELETE /api/articles/:id",
    "DELETE /api/club_events/:id",
    "DELETE /api/experiences/:id",
    "DELETE /api/extras/:id",
    "DELETE /api/jet_routes/:id",
    "DELETE /api/jets/:id",
    "DELETE /api/protections/:id",
    "DELETE /api/rate_rules/:id",
    "DELETE /api/promotion_codes/:id",
    "DELETE /api/saved_views/:id",
    "DELETE /api/seo_overrides/:id",
    "DELETE /api/testimonials/:id",
    "DELETE /api/user_roles/:id",
    "DELETE /api/vat_rates/:id",
    "DELETE /api/vehicles/:id",
    "POST /api/bookings/:id/undo",
    "POST /api/customers/:id/erase",
    "POST /api/invitations/:id/send",
  ],
  /** Writes nothing but an audit entry; every export adds one. */
  reading: [
    "POST /api/bookings/:id/choices/quote",
    "POST /api/bookings/:id/quote",
    "POST /api/customers/:id/export",
    "POST /api/exports",
    "POST /api/functions/generate-seo-content",
  ],
} satisfies Record<string, HandledEndpointName[]>;

// Rule: product.md#idempotency
test("every write accepts a key or a version, or states why it is safe to retry", () => {
  const unkeyed = (Object.keys(HANDLED_ENDPOINTS) as HandledEndpointName[]).filter((name) => {
    const { idempotent, ifMatch } = endpointOf(name);
    return !name.startsWith("GET ") && !idempotent && !ifMatch;
  });
  expect(unkeyed.toSorted()).toEqual(Object.values(SAFE_BY).flat().toSorted());
});
