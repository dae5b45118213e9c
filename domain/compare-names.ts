const ITALIAN_ORDER = new Intl.Collator("it");

/** The one order of names that a visitor reads: as an Italian reader expects it, "Bentley" before "BMW", whatever the database's own order is. */
export function compareByName(one: { name: string }, other: { name: string }): number {
  return ITALIAN_ORDER.compare(one.name, other.name);
}
