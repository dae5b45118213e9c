import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { LEGACY_REDIRECTS } from "#domain/paths.ts";

/** The whole URL table (A 2, B 2.1). Fixed words come first; a brand may be any other word, so it stands last. */
export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    route("explore", "routes/public/explore.tsx"),
    route("vetture", "routes/public/all-vehicles.tsx"),

    route("luxury-car-rental", "routes/public/rental-hub.tsx"),
    ...CATEGORY_SLUGS.map((slug) =>
      route(`luxury-car-rental/${slug}`, "routes/public/category.tsx", { id: `category-${slug}` }),
    ),
    route("luxury-car-rental/:city", "routes/public/city.tsx"),
    route("luxury-car-rental/:city/:category", "routes/public/category-in-city.tsx"),
    route("luxury-car-rental/:city/:category/:model", "routes/public/vehicle.tsx"),

    route("private-jet-charter", "routes/public/jet-hub.tsx"),
    route("private-jet-charter/:city", "routes/public/jet-city.tsx"),
    route("private-jet-charter/:city/:jetType", "routes/public/jet-type.tsx"),
    route("private-jet-charter/:city/:jetType/:model", "routes/public/jet-model.tsx"),
    route("esperienze/:experience", "routes/public/experience.tsx"),
    route("richiesta/:id", "routes/public/enquiry-sent.tsx"),

    route("prenota/:vehicle", "routes/public/booking-request.tsx"),
    route("prenotazione/:token", "routes/public/booking.tsx"),

    route("community-vip", "routes/public/club.tsx"),
    route("contatti", "routes/public/contacts.tsx"),
    route("dove-operiamo", "routes/public/where-we-operate.tsx"),
    route("magazine", "routes/public/magazine.tsx"),
    route("magazine/:article", "routes/public/article.tsx"),
    route("preferiti", "routes/public/favourites.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("termini", "routes/public/terms.tsx"),

    route(":brand", "routes/public/brand.tsx"),
    route(":brand/:city", "routes/public/brand-in-city.tsx"),
    route("*", "routes/machine/not-found.tsx"),
  ]),

  route("prenotazione/:token/calendario.ics", "routes/public/booking-calendar-file.ts"),
  ...Object.keys(LEGACY_REDIRECTS).map((path) =>
    route(path.slice(1), "routes/machine/legacy-redirect.ts", { id: `legacy${path.replaceAll("/", "-")}` }),
  ),
] satisfies RouteConfig;
