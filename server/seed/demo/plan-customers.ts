import type { customers } from "#server/db/schema.ts";
import { PEOPLE } from "#server/seed/demo/people.ts";

interface DemoRequest {
  email?: string | null | undefined;
  createdAt?: Date | undefined;
}

/** Plans the customer records of the demo's bookings and enquiries. Each record is created at the time of the customer's first request. */
export function planCustomers(requests: readonly DemoRequest[]): (typeof customers.$inferInsert)[] {
  return PEOPLE.flatMap((person) => {
    const moments = requests.flatMap((request) =>
      request.email === person.email && request.createdAt ? [request.createdAt.getTime()] : [],
    );
    if (moments.length === 0) return [];
    const since = new Date(Math.min(...moments));
    const { name, email, phone, birthDate, licenceDate } = person;
    const phoneKey = phone.replaceAll(/[^+\d]/g, "");
    return [
      { name, email, phone, phoneKey, birthDate, licenceIssuedOn: licenceDate, createdAt: since, updatedAt: since },
    ];
  });
}
