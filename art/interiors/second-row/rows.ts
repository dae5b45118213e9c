import type { SecondRowKind } from "./design.ts";

/** What the passengers of each car sit on behind, where there is room for them and a van does not show it already. */
export const secondRows: Readonly<Record<string, SecondRowKind>> = {
  "mercedes-benz-s-580": "saloon",
  "bentley-flying-spur": "saloon",
  "rolls-royce-ghost": "saloon",
  "maserati-ghibli-trofeo": "saloon",
  "bmw-i7-xdrive60": "saloon",
  "porsche-panamera-turbo": "chairs",
  "ferrari-purosangue": "chairs",
  "lamborghini-urus-s": "suv",
  "porsche-cayenne-turbo-gt": "suv",
  "mercedes-benz-g-63-amg": "suv",
  "bentley-bentayga-s": "suv",
  "rolls-royce-cullinan": "suv",
  "audi-rs-q8": "suv",
  "range-rover-autobiography": "suv",
  "porsche-911-carrera-s": "coupe",
  "aston-martin-db12": "coupe",
  "bentley-continental-gt": "coupe",
  "ferrari-portofino-m": "open",
  "ferrari-roma-spider": "open",
  "maserati-grancabrio": "open",
  "bmw-m4-competition-cabrio": "open",
  "rolls-royce-dawn": "open",
};
