import type { Translated } from "#domain/words/text.ts";
import type { BRAND_CITY_TEXTS_IT } from "./brand-city-texts.it.ts";

export const BRAND_CITY_TEXTS_ES: Translated<typeof BRAND_CITY_TEXTS_IT> = {
  ferrari: {
    milan:
      "Maranello está a dos horas de autopista, Monza a veinte minutos: en Milán un Ferrari está casi en casa. Lo\u00a0entregamos en el centro o en Malpensa, con las normas de las zonas de tráfico limitado ya explicadas y un aparcamiento cubierto aconsejado para la noche.",
    monaco:
      "Las curvas que el mundo conoce por la televisión se recorren cada día a cincuenta por hora, y en un Ferrari nadie lo nota. Le esperamos en el helipuerto o delante del hotel; para conducir de verdad, el Col de la Turbie empieza diez minutos más arriba.",
    rome: "Roma, en un Ferrari, se cruza al amanecer, cuando el Lungotevere está libre y los adoquines secos. Entregamos en Fiumicino o en el hotel, fuera de las zonas restringidas, y le dejamos un itinerario que sale de la ciudad por la Aurelia y vuelve por los Castelli.",
  },
  lamborghini: {
    milan:
      "Sant'Agata está a dos horas, pero es en Milán donde un Lamborghini se deja mirar: en via della Spiga el domingo por la mañana, en la carretera de los lagos el sábado. Lo preparamos en nuestra sede y lo llevamos adonde usted llegue, con media hora para conocerlo juntos.",
    monaco:
      "En Mónaco un Lamborghini encuentra sus carreteras a las puertas del Principado: la Moyenne Corniche hacia Èze y después el interior. La entrega es en el hotel o en el aeropuerto de Niza, con los límites franceses y los peajes explicados antes de salir.",
    barcelona:
      "En Barcelona, un Lamborghini pide costa: de Castelldefels a Sitges la carretera serpentea sobre el mar, a lo largo de las Costes del Garraf. Lo entregamos en El Prat o en el hotel; en la ciudad, un aparcamiento con rampa ancha vale más que un sitio delante del restaurante.",
  },
};
