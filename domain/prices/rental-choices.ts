/** What a renter adds to a rental (product.md#choices). */
export interface RentalChoices {
  /** The number of each extra, by its code; at least 1. */
  readonly extras: Readonly<Record<string, number>>;
  /** The code of the protection. */
  readonly protection: string | null;
  /** Whether somebody drives who is below the age from which the company charges nothing. */
  readonly youngDriver: boolean;
}

export const NO_CHOICES: RentalChoices = { extras: {}, protection: null, youngDriver: false };

/** Joins the choices of an address. */
export const OPTION_SEPARATOR = "_";
/** The most items that one address can name. */
const MAX_ITEMS = 20;
const MAX_COUNT = 20;
/** The choice that somebody drives who is below the age of the fee. */
export const YOUNG_DRIVER = "young-driver";
const PROTECTION_PREFIX = "protection.";
const ITEM = /^([a-z0-9-]+)(?:\*([1-9]\d?))?$/;

/**
 * Returns the choices as one canonical parameter of an address, "" for none: "child-seat*2_further-driver_protection.plus_young-driver", sorted by name.
 */
export function formatRentalChoices({ extras, protection, youngDriver }: RentalChoices): string {
  const items = [
    ...Object.entries(extras).map(([code, count]) => formatExtraOption(code, count)),
    ...(protection === null ? [] : [formatProtectionOption(protection)]),
    ...(youngDriver ? [YOUNG_DRIVER] : []),
  ];
  return items.sort().join(OPTION_SEPARATOR);
}

/** Returns a number of an extra as an address names it: "child-seat*2". */
export const formatExtraOption = (code: string, count: number): string => (count === 1 ? code : `${code}*${count}`);

/** Returns the options of an address with another choice for one extra or for the young driver; 0 takes it away. */
export function withOption(options: string, code: string, count: number): string {
  const choices = parseRentalChoices(options);
  if (code === YOUNG_DRIVER) return formatRentalChoices({ ...choices, youngDriver: count > 0 });
  const { [code]: _former, ...others } = choices.extras;
  return formatRentalChoices({ ...choices, extras: count > 0 ? { ...others, [code]: count } : others });
}

/** Returns a protection as an address names it: "protection.plus". */
export const formatProtectionOption = (code: string): string => PROTECTION_PREFIX + code;

/** Parses the parameter of an address; leaves out what is no choice. Whether an extra or a protection exists is for the server to say. */
export function parseRentalChoices(text: string): RentalChoices {
  const items = text.split(OPTION_SEPARATOR).slice(0, MAX_ITEMS);
  const [protection = null] = items.flatMap((item) =>
    item.startsWith(PROTECTION_PREFIX) ? [item.slice(PROTECTION_PREFIX.length)] : [],
  );
  const extras = items.flatMap((item) => {
    const [, code, count = "1"] = item === YOUNG_DRIVER ? [] : (ITEM.exec(item) ?? []);
    return code === undefined ? [] : [[code, Math.min(Number(count), MAX_COUNT)] as const];
  });
  return {
    extras: Object.fromEntries(extras),
    protection: protection !== null && ITEM.test(protection) ? protection : null,
    youngDriver: items.includes(YOUNG_DRIVER),
  };
}
