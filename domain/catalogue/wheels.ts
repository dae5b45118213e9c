/** Cars with a picture of their front wheel and its brake, `wheel`, in every paint they are drawn in. */
const PICTURED: ReadonlySet<string> = new Set([
  "bentley-continental-gt",
  "ferrari-portofino-m",
  "lamborghini-huracan-evo",
  "maserati-mc20",
  "mclaren-750s",
  "mercedes-benz-s-580",
  "rolls-royce-cullinan",
  "rolls-royce-ghost",
]);

/** Whether the wheel of a car is drawn in a picture of its own. */
export const showsWheel = (slug: string): boolean => PICTURED.has(slug);
