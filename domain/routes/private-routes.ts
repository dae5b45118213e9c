import { RENTAL_PARAMETERS } from "./query-parameters.ts";
import { privatePage } from "./route-entry.ts";

/** Forms and records of one person, opened by a secret token or an id. */
export const PERSONAL_ROUTES = {
  bookingRequest: privatePage("/prenota/:vehicle", "routes/public/bookings/booking-request.tsx", {
    query: RENTAL_PARAMETERS,
  }),
  booking: privatePage("/prenotazione/:token", "routes/public/bookings/booking.tsx", {
    hasCaseSensitiveKey: true,
    query: ["conferma"],
  }),
  bookingCalendar: privatePage(
    "/prenotazione/:token/calendario.ics",
    "routes/public/bookings/booking-calendar-file.ts",
    { layout: null, hasCaseSensitiveKey: true, acceptsForms: false },
  ),
  quote: privatePage("/preventivo/:token", "routes/public/quote.tsx", { hasCaseSensitiveKey: true }),
  review: privatePage("/recensione/:token", "routes/public/review.tsx", { hasCaseSensitiveKey: true }),
  waitingList: privatePage("/lista-attesa/:vehicle", "routes/public/waiting-list/waiting-list.tsx", {
    query: RENTAL_PARAMETERS,
  }),
  waitingEntry: privatePage("/in-attesa/:token", "routes/public/waiting-list/waiting-entry.tsx", {
    hasCaseSensitiveKey: true,
  }),
  enquiry: privatePage("/richiesta/:token", "routes/public/enquiry.tsx", { hasCaseSensitiveKey: true }),
} as const;

/** A sign-in page. The sign-in library has its own rate limits by visitor and account. */
const signInPage = <const Pattern extends `/auth/${string}`>(pattern: Pattern, module: string, query: string[] = []) =>
  privatePage(pattern, module, { layout: "sign-in", hasLanguages: false, limits: {}, query });

/** The pages of sign-in. */
export const SIGN_IN_ROUTES = {
  login: signInPage("/auth/login", "routes/auth/login.tsx", ["next"]),
  signup: signInPage("/auth/signup", "routes/auth/signup.tsx", ["next"]),
  logout: signInPage("/auth/logout", "routes/auth/logout.ts"),
  secondFactor: signInPage("/auth/secondo-fattore", "routes/auth/second-factor.tsx", ["next", "codice"]),
  forgottenPassword: signInPage("/auth/password-dimenticata", "routes/auth/forgotten-password.tsx"),
  resetPassword: signInPage("/auth/reimposta", "routes/auth/reset-password.tsx", ["token"]),
  verifyAddress: signInPage("/auth/verifica", "routes/auth/verify-address.tsx", ["token"]),
  // The sign-in library does not handle this page, so it needs a rate limit of its own.
  invitation: privatePage("/auth/invito", "routes/auth/invitation.tsx", {
    layout: "sign-in",
    hasLanguages: false,
    limits: { POST: "signIn" },
    query: ["token"],
  }),
} as const;
