import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";
import { toEmailKey } from "./customer.ts";

/** What a request may say of a customer; null where it says nothing. */
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

/** Whose request it is, as staff see it beside the request; never a part of what the renter or sender reads. */
export interface RequestCustomer {
  id: string;
  name: string;
  banned: boolean;
  suggestions: CustomerSuggestion[];
}

const FIELDS: readonly (keyof SubmittedCustomer)[] = ["name", "email", "phone", "birthDate", "licenceIssuedOn"];

/** Where a request says something else than the record of the customer it belongs to, for staff to take over (product.md#customers). */
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
