import { slugify } from "#domain/slug.ts";

export interface DemoPerson {
  name: string;
  email: string;
  phone: string;
  /** yyyy-MM-dd; everyone is over 25 and has held a licence for years. */
  birthDate: string;
  licenceDate: string;
}

type Country = "IT" | "UK" | "FR" | "DE";

/**
 * Phone numbers that belong to nobody: Italian numbers with zeros in the company's own range, and ranges that the British, French and German
 * authorities reserve for fiction.
 */
const PHONE_BY_COUNTRY: Readonly<Record<Country, (index: number) => string>> = {
  IT: (index) => `+39 02 0000 0${100 + index}`,
  UK: (index) => `+44 20 7946 0${100 + index}`,
  FR: (index) => `+33 1 99 00 10 ${10 + index}`,
  DE: (index) => `+49 30 23125 ${100 + index}`,
};

/** Invented people: name, year of birth, and the country of their phone number. */
const DEMO_NAMES: readonly (readonly [name: string, birthYear: number, country: Country])[] = [
  ["Ortensia Valdemari", 1974, "IT"],
  ["Corrado Belforte-Strada", 1968, "IT"],
  ["Ginevra Altospini", 1986, "IT"],
  ["Leonida Marchesan del Molo", 1959, "IT"],
  ["Fiammetta Quattroventi", 1991, "IT"],
  ["Archibald Thornquill", 1963, "UK"],
  ["Drusilla Campoverde", 1979, "IT"],
  ["Ottone Spadalunga", 1983, "IT"],
  ["Célestine d'Aubrelune", 1988, "FR"],
  ["Baldassarre Ruggimonte", 1971, "IT"],
  ["Wilhelmina Tannenfels", 1977, "DE"],
  ["Teodolinda Fiorlaga", 1966, "IT"],
  ["Prospero Vallescura", 1990, "IT"],
  ["Hippolyte Vaucastel", 1972, "FR"],
  ["Isotta Montelupara", 1984, "IT"],
  ["Rutger von Eisenlauf", 1961, "DE"],
  ["Evandro Cieloterra", 1992, "IT"],
  ["Lavinia Pontesecco", 1981, "IT"],
  ["Peregrine Ashdownley", 1976, "UK"],
  ["Amaranta Sorgivento", 1989, "IT"],
  ["Guidobaldo Terracupa", 1964, "IT"],
  ["Rosalba Ventimari", 1970, "IT"],
  ["Eulalie Montferrier-Lys", 1993, "FR"],
  ["Tancredi Roccalba", 1987, "IT"],
  ["Ulrike Silberwald", 1982, "DE"],
  ["Cosimo Fontespina", 1956, "IT"],
  ["Clorinda Malvarosa", 1978, "IT"],
  ["Barnaby Wexcombe", 1985, "UK"],
  ["Astolfo Lunadoro", 1994, "IT"],
  ["Serafina Piandolce", 1969, "IT"],
  ["Anselme Beaucroix", 1960, "FR"],
  ["Ermengarda Solferati", 1973, "IT"],
];

/** The 32 renters and senders of the demo. */
export const PEOPLE: readonly DemoPerson[] = DEMO_NAMES.map(([name, birthYear, country], index) => {
  const month = String((index % 12) + 1).padStart(2, "0");
  const day = String(((index * 7) % 28) + 1).padStart(2, "0");
  return {
    name,
    email: `${slugify(name).replaceAll("-", ".")}@example.com`,
    phone: PHONE_BY_COUNTRY[country](index),
    birthDate: `${birthYear}-${month}-${day}`,
    licenceDate: `${birthYear + 19}-${month}-${day}`,
  };
});
