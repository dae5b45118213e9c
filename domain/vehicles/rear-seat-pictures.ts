/** Cars with a picture `rear-seats` in each illustrated finish. Vans show their rear seats in the interior picture. */
const VEHICLES_WITH_REAR_SEAT_PICTURE: ReadonlySet<string> = new Set([
  "aston-martin-db12",
  "audi-rs-q8",
  "bentley-bentayga-s",
  "bentley-continental-gt",
  "bentley-flying-spur",
  "bmw-i7-xdrive60",
  "bmw-m4-competition-cabrio",
  "ferrari-portofino-m",
  "ferrari-purosangue",
  "ferrari-roma-spider",
  "lamborghini-urus-s",
  "maserati-ghibli-trofeo",
  "maserati-grancabrio",
  "mercedes-benz-g-63-amg",
  "mercedes-benz-s-580",
  "porsche-911-carrera-s",
  "porsche-cayenne-turbo-gt",
  "porsche-panamera-turbo",
  "range-rover-autobiography",
  "rolls-royce-cullinan",
  "rolls-royce-dawn",
  "rolls-royce-ghost",
]);

/** Whether the car has a picture of its rear seats. */
export const hasRearSeatPicture = (slug: string): boolean => VEHICLES_WITH_REAR_SEAT_PICTURE.has(slug);
