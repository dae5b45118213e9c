const ITALIAN_ORDER = new Intl.Collator("it");

/** Compares by name in Italian alphabetical order ("Bentley" before "BMW"), independent of the database's collation. */
export function compareByName(one: { name: string }, other: { name: string }): number {
  return ITALIAN_ORDER.compare(one.name, other.name);
}
