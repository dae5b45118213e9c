import { z } from "zod";
import {
  type BookingRequest,
  bookingRequestFields,
  bookingRequestSchema,
} from "#domain/forms/bookings/booking-request.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import {
  driverFieldProblems,
  invalidRequest,
  RENTER_FIELDS,
  requestedRental,
} from "#server/services/booking/shared/check-request.ts";
import { resolveRental } from "#server/services/booking/shared/resolve-rental.ts";
import { checkedInput, WRONG_REQUEST } from "#server/services/checked-input.ts";

/**
 * A renter's request as its schema understands it. Refuses "invalid" with all that is wrong with it: a field that cannot be read does not keep
 * back what calendar and terms say of the others, or the renter would be told in two rounds.
 */
export async function readRequest(ctx: AppContext, input: unknown): Promise<BookingRequest> {
  try {
    return checkedInput(bookingRequestSchema, input, WRONG_REQUEST);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const named = new Set(error.fields.map(({ path }) => path));
    const further = (await problemsOfReadable(ctx, input)).filter(({ path }) => !named.has(path));
    throw invalidRequest([...error.fields, ...further].toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

const FIELDS = Object.keys(bookingRequestFields.shape);
const placeOf = ({ path }: FieldProblem) => FIELDS.indexOf(path);

const { vehicle, pickupDate, driverBirthDate, licenceDate } = bookingRequestFields.shape;
/** A day that cannot be read has been named already. */
const DRIVER = z.object({
  vehicle,
  pickupDate,
  driverBirthDate: driverBirthDate.catch(""),
  licenceDate: licenceDate.catch(""),
});
const RENTAL = bookingRequestFields.omit(RENTER_FIELDS);

async function problemsOfReadable(ctx: AppContext, input: unknown): Promise<FieldProblem[]> {
  const driver = DRIVER.safeParse(input);
  const vehicle = driver.success ? await findVehicleBySlug(ctx.db, driver.data.vehicle) : null;
  if (!driver.success || !vehicle) return [];
  const rental = RENTAL.safeParse(input);
  const asked = rental.success && requestedRental(rental.data, { vehicle, limits: ONLINE_LIMITS });
  const { problems } = asked ? await resolveRental(ctx, asked) : { problems: [] };
  return [...problems, ...driverFieldProblems(driver.data, vehicle)];
}
