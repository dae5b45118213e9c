import { privatePage } from "./address.ts";
import { RENTAL_QUERY } from "./query-names.ts";

const TAKES_FORM = { POST: "forms" } as const;

/** Forms and records of single persons; a token or an id is the key to them. */
export const PERSONAL_ADDRESSES = {
  bookingRequest: privatePage("/prenota/:vehicle", "routes/public/booking/booking-request.tsx", {
    query: RENTAL_QUERY,
    limits: TAKES_FORM,
  }),
  booking: privatePage("/prenotazione/:token", "routes/public/booking/booking.tsx", { limits: TAKES_FORM }),
  bookingCalendar: privatePage(
    "/prenotazione/:token/calendario.ics",
    "routes/public/booking/booking-calendar-file.ts",
    { frame: null },
  ),
  enquiry: privatePage("/richiesta/:id", "routes/public/booking/enquiry-sent.tsx"),
} as const;

/** Sign-in and what belongs to it. */
export const SIGN_IN_ADDRESSES = {
  login: privatePage("/auth/login", "routes/auth/login.tsx", { frame: null, query: ["next"] }),
  signup: privatePage("/auth/signup", "routes/auth/signup.tsx", { frame: null, query: ["next"] }),
  logout: privatePage("/auth/logout", "routes/auth/logout.ts", { frame: null }),
  secondFactor: privatePage("/auth/secondo-fattore", "routes/auth/second-factor.tsx", {
    frame: null,
    query: ["next", "codice"],
  }),
  forgottenPassword: privatePage("/auth/password-dimenticata", "routes/auth/forgotten-password.tsx", { frame: null }),
  resetPassword: privatePage("/auth/reimposta", "routes/auth/reset-password.tsx", { frame: null, query: ["token"] }),
  verifyAddress: privatePage("/auth/verifica", "routes/auth/verify-address.tsx", { frame: null, query: ["token"] }),
} as const;
