import type { Address } from "./address.ts";
import { FILE_ADDRESSES } from "./file-addresses.ts";
import { FORMER_PAGES } from "./former-addresses.ts";
import { PANEL_ADDRESSES } from "./panel-addresses.ts";
import { pathsOf } from "./path-to.ts";
import { PERSONAL_ADDRESSES, SIGN_IN_ADDRESSES } from "./private-addresses.ts";
import { API_ADDRESSES, CALENDAR_ADDRESSES } from "./program-addresses.ts";
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
  ...FORMER_PAGES,
  ...FILE_ADDRESSES,
} as const satisfies Record<string, Address>;

export type AddressName = keyof typeof ADDRESSES;

/** The rows with their names, in the table's order. */
export const ADDRESS_ROWS = Object.entries<Address>(ADDRESSES) as [AddressName, Address][];

/** The path of an address. */
export const pathTo = pathsOf(ADDRESSES);
