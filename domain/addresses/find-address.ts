import type { CityLanguage } from "#domain/languages.ts";
import type { Address } from "./address.ts";
import { ADDRESS_ROWS, ADDRESSES, type AddressName } from "./addresses.ts";
import { exactness, readPattern } from "./patterns.ts";
import { mayBeBrand } from "./reserved-segments.ts";
import { firstSegment, withoutLanguage } from "./without-language.ts";

/** A path as the table of addresses knows it. */
export interface FoundAddress {
  name: AddressName;
  row: Address;
  /** The language the path begins with; null where it begins with none. */
  language: CityLanguage | null;
  /** What stands for the parameters of its pattern, as it is written in the path. */
  parameters: Readonly<Record<string, string>>;
}

const BY_EXACTNESS = ADDRESS_ROWS.toSorted(([, one], [, other]) => (exactness(one) < exactness(other) ? -1 : 1));
/** The rows by the word they begin with; those that begin with any word stand under "". */
const BY_WORD = Map.groupBy(BY_EXACTNESS, ([, { pattern }]) => {
  const first = firstSegment(pattern);
  return /^[:*]/.test(first) ? "" : first;
});
const ANY_WORD = BY_WORD.get("") ?? [];
const PRIVATE_WORDS = wordsOf(({ visibility }) => visibility === "private");
const KEYED_WORDS = wordsOf(({ keyed }) => keyed);

/** The address of a path in any language, or of the router's request for its data; "notFound" for a path that is no address. */
export function findAddress(pathname: string): FoundAddress {
  const { language, path } = pagePath(pathname);
  for (const rows of [BY_WORD.get(firstSegment(path)) ?? [], ANY_WORD]) {
    for (const [name, row] of rows) {
      const parameters = readPattern(row, path);
      if (parameters && isOfRow(parameters)) return { name, row, language, parameters };
    }
  }
  return { name: "notFound", row: ADDRESSES.notFound, language, parameters: {} };
}

const isOfRow = ({ brand }: Readonly<Record<string, string>>) => brand === undefined || mayBeBrand(brand);

/** True where what is answered differs by visitor, be it that the address does not exist: the first word alone decides. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_WORDS.has(firstSegment(pagePath(pathname).path));
}

/**
 * How much of a path, written in small letters, is words of ours: what follows is keys and ids, whose letters mean what they are. Null for
 * a path without any.
 */
export function lengthBeforeKeys(pathname: string): number | null {
  const { path } = withoutLanguage(pathname);
  const word = firstSegment(path);
  return KEYED_WORDS.has(word) ? pathname.length - path.length + `/${word}`.length : null;
}

/** The page that is asked for, by a visitor or by the router for its data alone. */
function pagePath(pathname: string) {
  return withoutLanguage(pathname.replace(/(\/_)?\.data$/, "") || "/");
}

function wordsOf(holds: (row: Address) => boolean): ReadonlySet<string> {
  return new Set(ADDRESS_ROWS.flatMap(([, row]) => (holds(row) ? [firstSegment(row.pattern)] : [])));
}
