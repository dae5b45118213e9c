import { panelScreen } from "./address.ts";

/** The staff panel; who may open which screen stands in domain/access/screens.ts. */
export const PANEL_ADDRESSES = {
  admin: panelScreen("/admin", "routes/admin/dashboard.tsx"),
  adminTimeline: panelScreen("/admin/bookings/calendario", "routes/admin/timeline.tsx"),
  adminBookings: panelScreen("/admin/bookings", "routes/admin/bookings.tsx"),
  adminBooking: panelScreen("/admin/bookings/:id", "routes/admin/booking.tsx", { within: "adminBookings" }),
  adminNewBooking: panelScreen("/admin/bookings/nuova", "routes/admin/new-booking.tsx"),
  adminDaySheet: panelScreen("/admin/giornata", "routes/admin/day-sheet.tsx"),
  adminRequests: panelScreen("/admin/requests", "routes/admin/requests.tsx"),
  adminRequest: panelScreen("/admin/requests/:id", "routes/admin/request.tsx"),
  adminCustomers: panelScreen("/admin/customers", "routes/admin/customers.tsx"),
  adminCustomer: panelScreen("/admin/customers/:id", "routes/admin/customer.tsx"),
  adminQuotes: panelScreen("/admin/quotes", "routes/admin/quotes.tsx"),
  adminNewQuote: panelScreen("/admin/quotes/nuovo", "routes/admin/new-quote.tsx"),
  adminQuote: panelScreen("/admin/quotes/:id", "routes/admin/quote.tsx"),
  adminSettings: panelScreen("/admin/impostazioni", "routes/admin/settings.tsx"),
  adminUsers: panelScreen("/admin/users", "routes/admin/users.tsx"),
  account: panelScreen("/admin/account", "routes/admin/account.tsx"),
  adminAudit: panelScreen("/admin/audit", "routes/admin/audit.tsx"),
  adminFleet: panelScreen("/admin/fleet", "routes/admin/fleet.tsx"),
  adminUnits: panelScreen("/admin/fleet/unita", "routes/admin/units.tsx"),
  adminBrands: panelScreen("/admin/brands", "routes/admin/brands.tsx"),
  adminCities: panelScreen("/admin/cities", "routes/admin/cities.tsx"),
  adminSeo: panelScreen("/admin/seo", "routes/admin/seo.tsx"),
  adminNotFound: panelScreen("/admin/*", "routes/admin/not-found.tsx"),
} as const;
