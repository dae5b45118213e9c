import type { customers } from "#server/db/schema.ts";
import { PEOPLE } from "#server/seed/demo/people.ts";

interface Asked {
  email?: string | null | undefined;
  createdAt?: Date | undefined;
}

/** The records of those who booked or asked in the demo, since their first request. */
export function planCustomers(asked: readonly Asked[]): (typeof customers.$inferInsert)[] {
  return PEOPLE.flatMap((person) => {
    const moments = asked.flatMap((one) =>
      one.email === person.email && one.createdAt ? [one.createdAt.getTime()] : [],
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
