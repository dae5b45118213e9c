import { normalisePhone } from "#domain/phone-digits.ts";

/** A country for phone numbers: its name, its prefix, and its trunk zero, which is dialled only inside the country. */
export interface PhoneCountry {
  name: string;
  prefix: `+${number}`;
  trunk?: "0";
}

/** The countries in the select, those that the company serves first. Other prefixes are typed with a "+" (product.md#telephone). */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  { name: "Italia", prefix: "+39" },
  { name: "Svizzera", prefix: "+41", trunk: "0" },
  { name: "Francia", prefix: "+33", trunk: "0" },
  { name: "Monaco", prefix: "+377" },
  { name: "Spagna", prefix: "+34" },
  { name: "Germania", prefix: "+49", trunk: "0" },
  { name: "Arabia Saudita", prefix: "+966", trunk: "0" },
  { name: "Austria", prefix: "+43", trunk: "0" },
  { name: "Belgio", prefix: "+32", trunk: "0" },
  { name: "Cechia", prefix: "+420" },
  { name: "Danimarca", prefix: "+45" },
  { name: "Emirati Arabi Uniti", prefix: "+971", trunk: "0" },
  { name: "Finlandia", prefix: "+358", trunk: "0" },
  { name: "Giappone", prefix: "+81", trunk: "0" },
  { name: "Grecia", prefix: "+30" },
  { name: "Irlanda", prefix: "+353", trunk: "0" },
  { name: "Lussemburgo", prefix: "+352" },
  { name: "Norvegia", prefix: "+47" },
  { name: "Paesi Bassi", prefix: "+31", trunk: "0" },
  { name: "Polonia", prefix: "+48" },
  { name: "Portogallo", prefix: "+351" },
  { name: "Qatar", prefix: "+974" },
  { name: "Regno Unito", prefix: "+44", trunk: "0" },
  { name: "Stati Uniti e Canada", prefix: "+1" },
  { name: "Svezia", prefix: "+46", trunk: "0" },
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
