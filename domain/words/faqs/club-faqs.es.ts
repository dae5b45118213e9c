import type { Translated } from "#domain/words/text.ts";
import type { CLUB_FAQS_IT } from "./club-faqs.it.ts";

export const CLUB_FAQS_ES: Translated<typeof CLUB_FAQS_IT> = {
  joining: {
    question: "¿Cómo se hace uno miembro?",
    answer:
      "Con el formulario de esta página. Respondemos en {promised} y le proponemos una entrevista: cada solicitud se valora, porque en los eventos hay pocas plazas y todos se conocen.",
  },
  cost: {
    question: "¿Cuánto cuesta?",
    answer:
      "La cuota depende del plan, de Gold a Platinum. Se la indicamos antes de la entrevista, con lo que incluye cada plan; la solicitud no le compromete a nada.",
  },
  guest: {
    question: "¿Puedo llevar a un invitado?",
    answer:
      "Sí, un invitado por miembro. En algunos eventos el invitado paga un suplemento, indicado en la invitación.",
  },
  places: {
    question: "¿Dónde se celebran los eventos?",
    answer: "{where}: circuitos, mesas, carreteras que merecen el viaje.",
    inEurope: "En las ciudades europeas en las que operamos",
    inEuropeanCountries: "En las ciudades europeas en las que operamos, {inCountries}",
    anywhere: "En las ciudades en las que operamos",
    inCountries: "En las ciudades en las que operamos, {inCountries}",
  },
};
