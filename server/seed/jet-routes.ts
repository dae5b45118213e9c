import type { jetRoutes } from "#server/db/schema.ts";

type JetRouteRow = typeof jetRoutes.$inferInsert;

/** Destination, flight minutes as the company estimates them for its slowest jet (domain/jets), and lowest price in whole euros. */
type Route = readonly [destination: string, minutes: number, euros: number];

/** Four popular routes from each of seven origins, in display order. */
const ROUTES: Readonly<Record<string, readonly Route[]>> = {
  Milano: [
    ["Zurigo", 50, 3800],
    ["Nizza", 55, 3500],
    ["Parigi", 85, 5200],
    ["Londra", 110, 6900],
  ],
  Roma: [
    ["Parigi", 120, 6500],
    ["Milano", 70, 4200],
    ["Olbia", 55, 3700],
    ["Ginevra", 90, 5600],
  ],
  Monaco: [
    ["Milano", 55, 3600],
    ["Ginevra", 55, 3900],
    ["Parigi", 85, 5400],
    ["Ibiza", 90, 4800],
  ],
  Parigi: [
    ["Londra", 60, 4300],
    ["Ginevra", 65, 4200],
    ["Nizza", 85, 5300],
    ["Milano", 85, 5200],
  ],
  Vienna: [
    ["Zurigo", 80, 4700],
    ["Milano", 80, 4900],
    ["Venezia", 65, 4100],
    ["Londra", 130, 7900],
  ],
  Zurigo: [
    ["Milano", 50, 3800],
    ["Londra", 95, 5900],
    ["Nizza", 65, 4300],
    ["Berlino", 85, 4900],
  ],
  Barcellona: [
    ["Ibiza", 55, 3600],
    ["Madrid", 70, 4200],
    ["Parigi", 100, 5900],
    ["Milano", 90, 5400],
  ],
};

export const JET_ROUTES: readonly JetRouteRow[] = Object.entries(ROUTES).flatMap(([origin, routes]) =>
  routes.map(([destination, minutes, euros], index) => ({
    origin,
    destination,
    durationMinutes: minutes,
    priceCents: euros * 100,
    position: index + 1,
  })),
);
