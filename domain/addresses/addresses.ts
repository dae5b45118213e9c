import type { Address } from "./address.ts";
import { PANEL_ADDRESSES } from "./panel-addresses.ts";
import { fillPattern } from "./patterns.ts";
import { PERSONAL_ADDRESSES, SIGN_IN_ADDRESSES } from "./private-addresses.ts";
import { API_ADDRESSES, CALENDAR_ADDRESSES, FILE_ADDRESSES } from "./program-addresses.ts";
import { SITE_ADDRESSES } from "./site-addresses.ts";

/**
 * Every address of the site, each once. Routes, links, the page cache, rate limits, robots.txt, the sitemap and the words that no brand
 * may have are made of it.
 */
export const ADDRESSES = {
  ...PANEL_ADDRESSES,
  ...SIGN_IN_ADDRESSES,
  ...API_ADDRESSES,
  ...CALENDAR_ADDRESSES,
  ...PERSONAL_ADDRESSES,
  ...SITE_ADDRESSES,
  ...FILE_ADDRESSES,
} as const satisfies Record<string, Address>;

export type AddressName = keyof typeof ADDRESSES;

/** The rows with their names, in the table's order. */
export const ADDRESS_ROWS = Object.entries<Address>(ADDRESSES) as [AddressName, Address][];

type Pattern<Name extends AddressName> = (typeof ADDRESSES)[Name]["pattern"];
type Parameter<Text extends string> = Text extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Text extends `${string}:${infer Name}`
    ? Name
    : never;

/** What stands for the parameters in the pattern of an address. */
export type PathParameters<Name extends AddressName> = Readonly<Record<Parameter<Pattern<Name>>, string>>;

/** The path of an address; what stands for a parameter is escaped, so that it cannot leave its segment. */
export function pathTo<Name extends AddressName>(
  name: Name,
  ...[parameters]: keyof PathParameters<Name> extends never ? [] : [PathParameters<Name>]
): string {
  return fillPattern(ADDRESSES[name].pattern, parameters ?? {});
}

/** The folder whose files an address stands for: "/og" of "/og/*". */
export function folderOf(name: "sitemap" | "sharePicture" | "mailPicture" | "upload"): string {
  return ADDRESSES[name].pattern.slice(0, -"/*".length);
}
