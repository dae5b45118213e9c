import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { joinPhonePrefix } from "#domain/forms/phone-country.ts";

/** The country of numbers without an international prefix. */
const HOME_COUNTRY = "IT";

/** Returns the fields of a form with phone prefix and number joined into one number (product.md#telephone). */
export const joinPhoneFields = <Fields extends { phone?: string; phonePrefix?: string }>(fields: Fields) =>
  joinPhonePrefix(fields, isValidNumber);

/** Whether a number is valid with all its digits: the library drops a leading 1 of American numbers. */
function isValidNumber(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() === true && parsed.number === number;
}

/** Returns a phone number in E.164 format, which identifies customers; null for an invalid number. */
export function phoneKey(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, HOME_COUNTRY);
  return number?.isPossible() ? number.number : null;
}
