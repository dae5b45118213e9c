export const REMINDER_SETTINGS_WORDS = {
  title: "Promemoria al cliente",
  note: "E-mail a chi ha prenotato, mai di notte: quelle fra le 22 e le 8 partono alle 21:30 della sera prima, all'ora della città del ritiro o della riconsegna. Le parole si cambiano nei testi delle e-mail.",
};
