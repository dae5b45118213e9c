import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { LEGACY_REDIRECTS } from "#domain/paths.ts";

/** The whole URL table (A 2, B 2.1). Fixed words come first; a brand may be any other word, so it stands last. */
export default [
  // The staff panel (B 2.10): who may open which screen stands in domain/access/screens.ts.
  route("admin", "routes/admin/layout.tsx", [
    layout("routes/admin/screens.tsx", [
      index("routes/admin/dashboard.tsx"),
      route("bookings/calendario", "routes/admin/timeline.tsx"),
      route("bookings", "routes/admin/bookings.tsx", [route(":id", "routes/admin/booking.tsx")]),
      route("bookings/nuova", "routes/admin/new-booking.tsx"),
      route("requests", "routes/admin/requests.tsx"),
      route("requests/:id", "routes/admin/request.tsx"),
      route("users", "routes/admin/users.tsx"),
      route("account", "routes/admin/account.tsx"),
      route("audit", "routes/admin/audit.tsx"),
      route("fleet", "routes/admin/fleet.tsx"),
      route("brands", "routes/admin/brands.tsx"),
      route("cities", "routes/admin/cities.tsx"),
      route("seo", "routes/admin/seo.tsx"),
      route("*", "routes/admin/not-found.tsx"),
    ]),
  ]),

  // Sign-in and what belongs to it (B 2.8, B 2.9).
  route("auth/login", "routes/auth/login.tsx"),
  route("auth/signup", "routes/auth/signup.tsx"),
  route("auth/logout", "routes/auth/logout.ts"),
  route("auth/secondo-fattore", "routes/auth/second-factor.tsx"),
  route("auth/password-dimenticata", "routes/auth/forgotten-password.tsx"),
  route("auth/reimposta", "routes/auth/reset-password.tsx"),
  route("auth/verifica", "routes/auth/verify-address.tsx"),

  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    route("explore", "routes/public/rental/explore.tsx"),
    route("vetture", "routes/public/rental/all-vehicles.tsx"),

    route("luxury-car-rental", "routes/public/rental/rental-hub.tsx"),
    ...CATEGORY_SLUGS.map((slug) =>
      route(`luxury-car-rental/${slug}`, "routes/public/rental/category.tsx", { id: `category-${slug}` }),
    ),
    route("luxury-car-rental/:city", "routes/public/rental/city.tsx"),
    route("luxury-car-rental/:city/:category", "routes/public/rental/category-in-city.tsx"),
    route("luxury-car-rental/:city/:category/:model", "routes/public/rental/vehicle.tsx"),

    route("private-jet-charter", "routes/public/jets/jet-hub.tsx"),
    route("private-jet-charter/:city", "routes/public/jets/jet-city.tsx"),
    route("private-jet-charter/:city/:jetType", "routes/public/jets/jet-type.tsx"),
    route("private-jet-charter/:city/:jetType/:model", "routes/public/jets/jet-model.tsx"),
    route("esperienze/:experience", "routes/public/jets/experience.tsx"),
    route("richiesta/:id", "routes/public/booking/enquiry-sent.tsx"),

    route("prenota/:vehicle", "routes/public/booking/booking-request.tsx"),
    route("prenotazione/:token", "routes/public/booking/booking.tsx"),

    route("community-vip", "routes/public/club.tsx"),
    route("contatti", "routes/public/contacts.tsx"),
    route("dove-operiamo", "routes/public/where-we-operate.tsx"),
    route("magazine", "routes/public/magazine.tsx"),
    route("magazine/:article", "routes/public/article.tsx"),
    route("preferiti", "routes/public/rental/favourites.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("termini", "routes/public/terms.tsx"),

    route(":brand", "routes/public/rental/brand.tsx"),
    route(":brand/:city", "routes/public/rental/brand-in-city.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),

  route("prenotazione/:token/calendario.ics", "routes/public/booking/booking-calendar-file.ts"),
  ...Object.keys(LEGACY_REDIRECTS).map((path) =>
    route(path.slice(1), "routes/legacy-redirect.ts", { id: `legacy${path.replaceAll("/", "-")}` }),
  ),
] satisfies RouteConfig;
