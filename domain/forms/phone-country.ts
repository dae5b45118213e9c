import { normalisePhone } from "#domain/phone-digits.ts";

/** A country a telephone number may be of: its name, its prefix, and the zero that is dialled inside it only. */
export interface PhoneCountry {
  name: string;
  prefix: `+${number}`;
  trunk?: "0";
}

/** The countries a form offers, the ones the company serves first; any other is typed with its "+" (product.md#telephone). */
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

/** The names of the two fields as forms send them. */
interface PhoneFields {
  phone?: string;
  phonePrefix?: string;
}

/**
 * A form's fields with one telephone number, its prefix first and one space between its groups: the prefix chosen, unless what was typed says its
 * own country ("+" or "00"). A country code typed once more is left out if `isValidNumber`, which is asked with prefix and digits, knows the rest
 * and not the whole. What holds anything but a number stays as it was typed, for whoever checks it. What is no prefix of the list is left out.
 */
export function joinPhonePrefix<Fields extends PhoneFields>(
  fields: Fields,
  isNumber: (number: string) => boolean,
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
  const isOf = (national: string) => isNumber(country.prefix + national.replaceAll(" ", ""));
  const national = repeated !== null && isOf(repeated) && !isOf(localNumber) ? repeated : localNumber;
  return { ...rest, phone: `${country.prefix} ${national}` };
}

function stripTrunkPrefix(local: string, { trunk }: PhoneCountry): string {
  return trunk && local.startsWith(trunk) ? local.slice(trunk.length).trim() : local;
}
