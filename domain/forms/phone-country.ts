import { normalisePhone } from "#domain/phone-digits.ts";
import type { Words } from "#domain/words/words.ts";

/** The prefix of a listed country; its name is in the words modules. */
export type PhonePrefix = keyof Words<"contactFields">["contactFields"]["countries"];

/** A country for phone numbers: its prefix, and its trunk zero, which is dialled only inside the country. */
export interface PhoneCountry {
  prefix: PhonePrefix;
  trunk?: "0";
  /** The company serves it, so that it stands first in the list. */
  isServed?: true;
}

/** The countries in the select. Other prefixes are typed with a "+" (product.md#telephone). */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  { prefix: "+39", isServed: true },
  { prefix: "+41", trunk: "0", isServed: true },
  { prefix: "+33", trunk: "0", isServed: true },
  { prefix: "+377", isServed: true },
  { prefix: "+34", isServed: true },
  { prefix: "+49", trunk: "0", isServed: true },
  { prefix: "+966", trunk: "0" },
  { prefix: "+43", trunk: "0" },
  { prefix: "+32", trunk: "0" },
  { prefix: "+420" },
  { prefix: "+45" },
  { prefix: "+971", trunk: "0" },
  { prefix: "+358", trunk: "0" },
  { prefix: "+81", trunk: "0" },
  { prefix: "+30" },
  { prefix: "+353", trunk: "0" },
  { prefix: "+352" },
  { prefix: "+47" },
  { prefix: "+31", trunk: "0" },
  { prefix: "+48" },
  { prefix: "+351" },
  { prefix: "+974" },
  { prefix: "+44", trunk: "0" },
  { prefix: "+1" },
  { prefix: "+46", trunk: "0" },
];

export const DEFAULT_PHONE_PREFIX = "+39";

/** The two fields as forms send them. */
interface PhoneFields {
  phone?: string;
  phonePrefix?: string;
}

/**
 * Merges the selected prefix into the phone number, with one space between groups. A country code in the typed number ("+" or "00") wins. A country
 * code that was typed in addition to the prefix is removed if `isValidNumber` accepts the number only without it. Text that is not a number stays
 * unchanged for the form's validation; an unknown prefix is dropped.
 */
export function joinPhonePrefix<Fields extends PhoneFields>(
  fields: Fields,
  isValidNumber: (number: string) => boolean,
): Omit<Fields, "phonePrefix"> {
  const { phonePrefix, ...rest } = fields;
  const typed = normalisePhone(rest.phone ?? "");
  if (!/^\+?[\d\s()./-]+$/.test(typed) || !/\d/.test(typed)) return rest;
  const number = typed
    .replace("(0)", " ")
    .replaceAll(/[\s()./-]+/g, " ")
    .trim()
    .replace(/^00 ?/, "+");
  const country = number.startsWith("+")
    ? PHONE_COUNTRIES.find(({ prefix }) => number.startsWith(prefix))
    : PHONE_COUNTRIES.find(({ prefix }) => prefix === phonePrefix);
  if (!country) return { ...rest, phone: number };
  const local = (number.startsWith("+") ? number.slice(country.prefix.length) : number).trim();
  const localNumber = stripTrunkPrefix(local, country);
  const code = country.prefix.slice(1);
  const repeated = local.startsWith(code) ? stripTrunkPrefix(local.slice(code.length).trim(), country) : null;
  const isOf = (national: string) => isValidNumber(country.prefix + national.replaceAll(" ", ""));
  const national = repeated !== null && isOf(repeated) && !isOf(localNumber) ? repeated : localNumber;
  return { ...rest, phone: `${country.prefix} ${national}` };
}

function stripTrunkPrefix(local: string, { trunk }: PhoneCountry): string {
  return trunk && local.startsWith(trunk) ? local.slice(trunk.length).trim() : local;
}
