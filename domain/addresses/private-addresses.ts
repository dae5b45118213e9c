import { privatePage } from "./address.ts";
import { RENTAL_QUERY } from "./query-names.ts";

/** Forms and records of single persons; a token or an id is the key to them. */
export const PERSONAL_ADDRESSES = {
  bookingRequest: privatePage("/prenota/:vehicle", "routes/public/booking/booking-request.tsx", {
    query: RENTAL_QUERY,
  }),
  booking: privatePage("/prenotazione/:token", "routes/public/booking/booking.tsx", {
    keyed: true,
    query: ["conferma"],
  }),
  bookingCalendar: privatePage(
    "/prenotazione/:token/calendario.ics",
    "routes/public/booking/booking-calendar-file.ts",
    { frame: null, keyed: true, takesForms: false },
  ),
  quote: privatePage("/preventivo/:token", "routes/public/booking/quote.tsx", { keyed: true }),
  review: privatePage("/recensione/:token", "routes/public/booking/review.tsx", { keyed: true }),
  enquiry: privatePage("/richiesta/:token", "routes/public/booking/enquiry.tsx", { keyed: true }),
} as const;

/** A page of sign-in, in a frame of its own. Sign-in counts its attempts by itself, by visitor and by account. */
const signInPage = <const Pattern extends `/auth/${string}`>(pattern: Pattern, module: string, query: string[] = []) =>
  privatePage(pattern, module, { frame: null, limits: {}, query });

/** Sign-in and what belongs to it. */
export const SIGN_IN_ADDRESSES = {
  login: signInPage("/auth/login", "routes/auth/login.tsx", ["next"]),
  signup: signInPage("/auth/signup", "routes/auth/signup.tsx", ["next"]),
  logout: signInPage("/auth/logout", "routes/auth/logout.ts"),
  secondFactor: signInPage("/auth/secondo-fattore", "routes/auth/second-factor.tsx", ["next", "codice"]),
  forgottenPassword: signInPage("/auth/password-dimenticata", "routes/auth/forgotten-password.tsx"),
  resetPassword: signInPage("/auth/reimposta", "routes/auth/reset-password.tsx", ["token"]),
  verifyAddress: signInPage("/auth/verifica", "routes/auth/verify-address.tsx", ["token"]),
  // The sign-in library has no part in it, which would count.
  invitation: privatePage("/auth/invito", "routes/auth/invitation.tsx", {
    frame: null,
    limits: { POST: "signIn" },
    query: ["token"],
  }),
} as const;
