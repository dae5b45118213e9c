import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import type { ApiCalendarFeed } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import type { ApiDashboard } from "#domain/api/dashboard/dashboard.ts";
import type { ApiInvitation } from "#domain/api/invitations/invitations.ts";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import type { ApiUser } from "#domain/api/users/users.ts";

const CREATED_AT = "2026-11-21T09:00:00.000Z";

export const seoOverrideRow = (changes: Partial<ApiSeoOverride> = {}): ApiSeoOverride => ({
  id: "s1",
  page_type: "city",
  slug: "milan",
  language: "it",
  indexable: true,
  custom_title: null,
  custom_description: null,
  custom_keywords: null,
  canonical_url: null,
  custom_h1: null,
  custom_content: null,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  version: 1,
  ...changes,
});

export const userRow = (changes: Partial<ApiUser> = {}): ApiUser => ({
  id: "u1",
  email: "ada@velluto.example",
  name: "Ada Prova",
  email_verified: true,
  two_factor: true,
  disabled_at: null,
  created_at: "2026-11-20T23:30:00.000Z",
  last_seen_at: "2026-11-21T09:05:00.000Z",
  roles: [{ id: "r1", role: "seo_manager" }],
  ...changes,
});

/** An invitation that was sent and not yet accepted. */
export const invitationRow = (changes: Partial<ApiInvitation> = {}): ApiInvitation => ({
  id: "i1",
  email: "nuova@velluto.example",
  role: "seo_manager",
  state: "open",
  invited_by: "Giulia",
  sent_at: "2026-11-21T09:05:00.000Z",
  expires_at: "2026-11-28T09:05:00.000Z",
  accepted_at: null,
  created_at: "2026-11-21T09:05:00.000Z",
  ...changes,
});

/** A user's own day sheet feed, read recently. */
export const calendarFeedRow = (changes: Partial<ApiCalendarFeed> = {}): ApiCalendarFeed => ({
  id: "f1",
  kind: "person",
  unit_id: null,
  unit_name: null,
  created_at: "2026-11-20T09:00:00.000Z",
  last_read_at: "2026-11-21T09:05:00.000Z",
  ...changes,
});

/** The dashboard of staff without the bookings ability. */
export const dashboardResponse = (changes: Partial<ApiDashboard> = {}): ApiDashboard => ({
  now: CREATED_AT,
  today: "2026-11-21",
  active_brands: 12,
  active_cities: 26,
  countries: 6,
  seo_pages: 312,
  vehicles: 32,
  available_vehicles: 31,
  units: 40,
  active_bookings: 12,
  confirmed_bookings: 17,
  revenue: { month: "2026-11", total: 200_320, rentals: 53 },
  days: null,
  waiting: null,
  overdue: null,
  expiring: null,
  occupancy: [],
  empty_searches: [],
  setup: null,
  ...changes,
});

/** A change of a booking by a member of staff. */
export const auditEntry = (changes: Partial<ApiAuditEntry> = {}): ApiAuditEntry => ({
  id: "e1",
  actor: "me",
  actor_email: "giulia@velluto.example",
  action: "update",
  entity: "bookings",
  entity_id: "b1",
  before: null,
  after: null,
  names: {},
  created_at: CREATED_AT,
  ...changes,
});
