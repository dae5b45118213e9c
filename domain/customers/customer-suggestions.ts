import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";
import { emailKey } from "./customer.ts";

/** What a request may say of a customer; null where it says nothing. */
export interface TypedCustomer {
  name: string;
  email: string | null;
  phone: string | null;
  birthDate: CivilDate | null;
  licenceIssuedOn: CivilDate | null;
}

export interface CustomerSuggestion {
  field: keyof TypedCustomer;
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

const FIELDS: readonly (keyof TypedCustomer)[] = ["name", "email", "phone", "birthDate", "licenceIssuedOn"];

/** Where a request says something else than the record of the customer it belongs to, for staff to take over (product.md#customers). */
export function customerSuggestions(record: TypedCustomer, typed: TypedCustomer): CustomerSuggestion[] {
  return FIELDS.flatMap((field) => {
    const said = typed[field];
    if (said === null || (record[field] !== null && comparable(field, said) === comparable(field, record[field])))
      return [];
    return [{ field, current: record[field], typed: said }];
  });
}

function comparable(field: keyof TypedCustomer, text: string): string {
  if (field === "phone") return text.replaceAll(/\D/g, "").replace(/^00/, "");
  return field === "email" ? emailKey(text) : trimText(text).replaceAll(/\s+/g, " ");
}
