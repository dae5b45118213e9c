import { z } from "zod";
import { line } from "#domain/forms/text-fields.ts";
import { compareMoments, isCalendarDate, isCivilDate, isCivilTime } from "#domain/rental-period/civil-time.ts";
import { LONGEST_RENTAL_DAYS, rentalDays } from "#domain/rental-period/rental-days.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";

const PHONE_MESSAGE = "Indica un numero di telefono valido, con il prefisso internazionale.";

/** Six to fifteen digits (E.164), a leading plus and the usual separators. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d ()./-]+$/.test(text) && /^\d{6,15}$/.test(text.replaceAll(/\D/g, ""));
}

/** Name, e-mail and telephone, the same in every form that asks for them (A 5). */
export const contactFields = {
  name: line("Indica nome e cognome.", 100),
  email: z
    .string("Indica un indirizzo e-mail valido.")
    .trim()
    .max(254, "Indica un indirizzo e-mail valido.")
    .pipe(z.email("Indica un indirizzo e-mail valido.")),
  phone: z.string(PHONE_MESSAGE).trim().max(30, PHONE_MESSAGE).refine(isPhoneNumber, PHONE_MESSAGE),
};

const civilDate = (message: string) => z.string(message).refine(isCivilDate, message);
const birthDate = (message: string) => z.string(message).refine(isCalendarDate, message);
const timeSlot = (message: string) => z.string(message).refine(isTimeSlot, message);

/**
 * The body of POST /api/bookings (design 7), the same in the form and on the server. Knows no clock and no car: whether the
 * pickup lies ahead is `isPast`'s to say, whether the driver may have the car `driverProblems`'s.
 */
export const bookingRequestSchema = z
  .object({
    /** By slug. */
    vehicle: line("Indica l'auto.", 120),
    pickupCity: line("Scegli la città di ritiro.", 80),
    returnCity: line("Scegli la città di riconsegna.", 80),
    pickupDate: civilDate("Scegli la data di ritiro."),
    pickupTime: timeSlot("Scegli l'ora di ritiro."),
    returnDate: civilDate("Scegli la data di riconsegna."),
    returnTime: timeSlot("Scegli l'ora di riconsegna."),
    ...contactFields,
    driverBirthDate: birthDate("Indica una data di nascita valida."),
    licenceDate: birthDate("Indica una data di rilascio valida."),
    note: z
      .string("Scrivi la nota come testo.")
      .trim()
      .max(2000, "Al massimo 2.000 caratteri.")
      .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "La nota contiene caratteri non ammessi.")
      .optional(),
  })
  .superRefine(returnAfterPickup);
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

interface Period {
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
}

/** Refines a form that has a period: adds what `periodProblem` finds. */
export function returnAfterPickup(period: Period, context: z.RefinementCtx): void {
  const problem = periodProblem(period);
  if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
}

/**
 * The return must be after the pickup (A 5, design 6.11) and at most `LONGEST_RENTAL_DAYS` later; on the pickup's own day the
 * time is at fault. Null when all is well, or while a field is malformed and its own check has spoken.
 */
function periodProblem(period: Period): { field: "returnDate" | "returnTime"; message: string } | null {
  const pickup = { date: period.pickupDate, time: period.pickupTime };
  const back = { date: period.returnDate, time: period.returnTime };
  if (![pickup, back].every(({ date, time }) => isCivilDate(date) && isCivilTime(time))) return null;
  if (compareMoments(pickup, back) < 0) {
    return rentalDays(pickup, back) > LONGEST_RENTAL_DAYS
      ? { field: "returnDate", message: "Per un noleggio oltre un anno scrivici: lo prepariamo su misura." }
      : null;
  }
  return pickup.date === back.date
    ? { field: "returnTime", message: "L'ora di riconsegna deve seguire quella di ritiro." }
    : { field: "returnDate", message: "La riconsegna non può precedere il ritiro." };
}
