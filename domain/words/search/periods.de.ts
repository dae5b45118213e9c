import type { Translated } from "#domain/words/text.ts";
import type { PERIODS_IT } from "./periods.it.ts";

export const PERIODS_DE: Translated<typeof PERIODS_IT> = {
  pickupPast: "Die Abholung darf nicht in der Vergangenheit liegen.",
  pickupTooFar: "Die Abholung ist höchstens achtzehn Monate im Voraus möglich.",
  returnNotAfterPickup: "Die Rückgabe muss nach der Abholung liegen.",
  returnPast: "Die Rückgabe darf nicht in der Vergangenheit liegen.",
  tooLong: "Höchstens {days} Tage: Für eine längere Miete rufen Sie uns bitte an.",
  tooLongForStaff: "Höchstens {days} Tage.",
  grace:
    "Die Rückgabe um {time} Uhr ist inbegriffen: Bis {duration} nach der Abholzeit zahlen Sie keinen weiteren Tag.",
  sameDates: "Das ist Ihr bisheriger Zeitraum: Bitte wählen Sie einen anderen.",
  pickupCity: "Wählen Sie die Stadt der Abholung.",
  returnCity: "Wählen Sie die Stadt der Rückgabe.",
  pickupDate: "Wählen Sie das Abholdatum.",
  returnDate: "Wählen Sie das Rückgabedatum.",
  pickupTime: "Wählen Sie die Abholzeit.",
  returnTime: "Wählen Sie die Rückgabezeit.",
};
