import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { joinPhonePrefix } from "#domain/forms/phone-country.ts";

/** Numbers without an international prefix are Italian: the company's own. */
const HOME_COUNTRY = "IT";

/** A form's fields with one telephone number, its prefix first (product.md#telephone). */
export const joinPhoneFields = <Fields extends { phone?: string; phonePrefix?: string }>(fields: Fields) =>
  joinPhonePrefix(fields, isValidNumber);

/** Whether a country has this number, all of its digits: the library would leave out a leading one of a number in America. */
function isValidNumber(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() === true && parsed.number === number;
}

/** A telephone number in E.164, by which records are found; null for one that no country has. */
export function phoneKey(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, HOME_COUNTRY);
  return number?.isPossible() ? number.number : null;
}
