import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Numbers without an international prefix are Italian: the company's own. */
const HOME_COUNTRY = "IT";

/** A telephone number in E.164, by which records are found; null for one that no country has. */
export function phoneKey(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, HOME_COUNTRY);
  return number?.isPossible() ? number.number : null;
}
