/** Parts that several mails to renters share. */
export const MAIL_PARTS_IT = {
  greeting: "Buongiorno,",
  pickup: "Ritiro",
  return: "Riconsegna",
  time: "ore {time}",
  illustration: "Illustrazione",
} as const;
