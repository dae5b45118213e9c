import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";

/** Texts about the cars of a rental whose car was replaced. */
export const CAR_WORDS = {
  title: "Le tue auto",
  carWithPlate: ({ title, plate }: { title: string; plate: string }) => `${title}, targa ${plate}`,
  sameTerms: "Le condizioni restano quelle della prenotazione.",
  changedTerms: "Che cosa cambia nelle condizioni",
} as const;

/** Returns "Fino al 27 nov, 15:40", "Dal 27 nov, 15:40 al 28 nov, 9:00" or "Dal 28 nov, 9:00": when the renter had a car. */
export function unitPeriodText({ from, to }: { from: CivilMoment | null; to: CivilMoment | null }): string {
  const text = ({ date, time }: CivilMoment) => `${formatItalianShort(date)}, ${time}`;
  if (!from) return to ? `Fino ${withItalianArticle("al", text(to))}` : "";
  const since = withItalianArticle("Dal", text(from));
  return to ? `${since} ${withItalianArticle("al", text(to))}` : since;
}
