/** Cars with a picture of their rear seats, `rear-seats`, in every finish they are drawn in; vans show theirs as their interior. */
const PICTURED: ReadonlySet<string> = new Set([
  "aston-martin-db12",
  "bentley-continental-gt",
  "bmw-m4-competition-cabrio",
  "ferrari-portofino-m",
  "ferrari-purosangue",
  "ferrari-roma-spider",
  "maserati-grancabrio",
  "porsche-911-carrera-s",
  "porsche-panamera-turbo",
  "rolls-royce-dawn",
]);

/** Whether the rear seats of a car are drawn in a picture of their own. */
export const showsRearSeats = (slug: string): boolean => PICTURED.has(slug);
