import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";
import { toEmailKey } from "./customer.ts";

/** Customer data as a request contains it; null for missing fields. */
export interface SubmittedCustomer {
  name: string;
  email: string | null;
  phone: string | null;
  birthDate: CivilDate | null;
  licenceIssuedOn: CivilDate | null;
}

export interface CustomerSuggestion {
  field: keyof SubmittedCustomer;
  current: string | null;
  typed: string;
}

/** The customer of a request, for staff only. Responses to the renter or sender never contain it. */
export interface RequestCustomer {
  id: string;
  name: string;
  banned: boolean;
  suggestions: CustomerSuggestion[];
}

const FIELDS: readonly (keyof SubmittedCustomer)[] = ["name", "email", "phone", "birthDate", "licenceIssuedOn"];

/** Returns the fields in which a request differs from the customer record, for staff to accept (product.md#customers). */
export function suggestCustomerUpdates(record: SubmittedCustomer, typed: SubmittedCustomer): CustomerSuggestion[] {
  return FIELDS.flatMap((field) => {
    const submitted = typed[field];
    if (
      submitted === null ||
      (record[field] !== null && toComparable(field, submitted) === toComparable(field, record[field]))
    )
      return [];
    return [{ field, current: record[field], typed: submitted }];
  });
}

function toComparable(field: keyof SubmittedCustomer, text: string): string {
  if (field === "phone") return text.replaceAll(/\D/g, "").replace(/^00/, "");
  return field === "email" ? toEmailKey(text) : trimText(text).replaceAll(/\s+/g, " ");
}
