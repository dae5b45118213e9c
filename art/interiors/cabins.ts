import type { CabinKind } from "./cabin/design.ts";

/** The kind of cabin a car has, and the city outside its windows: the one it is let in. */
export interface Cabin {
  readonly slug: string;
  readonly kind: CabinKind;
  readonly city: string;
}

const cabin = (kind: CabinKind, city: string, slug: string): Cabin => ({ slug, kind, city });

/** The cars whose interior is drawn. */
export const cabins: readonly Cabin[] = [
  cabin("sports", "milan", "ferrari-296-gtb"),
  cabin("sports", "milan", "lamborghini-huracan-evo"),
  cabin("sports", "monaco", "lamborghini-huracan-tecnica"),
  cabin("sports", "rome", "maserati-mc20"),
  cabin("sports", "monaco", "mclaren-750s"),
  cabin("sports", "zurich", "audi-r8-v10-performance"),
  cabin("sports", "milan", "porsche-911-carrera-s"),
  cabin("sports", "florence", "aston-martin-db12"),
  cabin("sports", "milan", "bentley-continental-gt"),
  cabin("roadster", "milan", "ferrari-portofino-m"),
  cabin("roadster", "rome", "ferrari-roma-spider"),
  cabin("roadster", "florence", "porsche-718-spyder"),
  cabin("roadster", "barcelona", "aston-martin-vantage-roadster"),
  cabin("roadster", "florence", "maserati-grancabrio"),
  cabin("roadster", "naples", "bmw-m4-competition-cabrio"),
  cabin("roadster", "monaco", "rolls-royce-dawn"),
  cabin("saloon", "vienna", "porsche-panamera-turbo"),
  cabin("saloon", "milan", "mercedes-benz-s-580"),
  cabin("saloon", "paris", "bentley-flying-spur"),
  cabin("saloon", "rome", "rolls-royce-ghost"),
  cabin("saloon", "naples", "maserati-ghibli-trofeo"),
  cabin("saloon", "zurich", "bmw-i7-xdrive60"),
  cabin("suv", "monaco", "ferrari-purosangue"),
  cabin("suv", "barcelona", "lamborghini-urus-s"),
  cabin("suv", "naples", "porsche-cayenne-turbo-gt"),
  cabin("suv", "barcelona", "mercedes-benz-g-63-amg"),
  cabin("suv", "paris", "bentley-bentayga-s"),
  cabin("suv", "vienna", "rolls-royce-cullinan"),
  cabin("suv", "zurich", "audi-rs-q8"),
  cabin("suv", "milan", "range-rover-autobiography"),
  cabin("lounge", "milan", "mercedes-benz-v-300"),
  cabin("abreast", "paris", "mercedes-benz-eqv-300"),
  cabin("reclining", "vienna", "mercedes-benz-v-250-d"),
];
