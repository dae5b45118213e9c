import type { Translated } from "#domain/words/text.ts";
import type { BRAND_CITY_TEXTS_IT } from "./brand-city-texts.it.ts";

export const BRAND_CITY_TEXTS_FR: Translated<typeof BRAND_CITY_TEXTS_IT> = {
  ferrari: {
    milan:
      "Maranello est à deux heures d'autoroute, Monza à vingt minutes\u00a0: à Milan, une Ferrari est presque chez elle. Nous la\u00a0livrons dans le centre ou à Malpensa, avec les règles des zones à trafic limité déjà expliquées et un parking couvert conseillé pour la nuit.",
    monaco:
      "Les virages que le monde connaît par la télévision se parcourent chaque jour à cinquante à l'heure, et dans une Ferrari personne ne s'en plaint. Nous vous attendons à l'héliport ou devant l'hôtel\u00a0; pour conduire vraiment, le col de la Turbie commence dix minutes plus haut.",
    rome: "Rome, en Ferrari, se traverse à l'aube, quand le Lungotevere est libre et les pavés secs. Nous livrons à Fiumicino ou à l'hôtel, hors des zones contrôlées, et vous laissons un itinéraire qui sort de la ville par l'Aurelia et revient par les Castelli.",
  },
  lamborghini: {
    milan:
      "Sant'Agata est à deux heures, mais c'est à Milan qu'une Lamborghini se fait regarder\u00a0: via della Spiga le dimanche matin, sur la route des lacs le samedi. Nous la préparons à notre siège et l'amenons là où vous arrivez, avec une demi-heure pour la découvrir ensemble.",
    monaco:
      "À Monaco, une Lamborghini trouve ses routes aux portes de la Principauté\u00a0: la Moyenne Corniche vers Èze, puis l'arrière-pays. La livraison se fait à l'hôtel ou à l'aéroport de Nice, avec les limitations françaises et les péages expliqués avant le départ.",
    barcelona:
      "À Barcelone, une Lamborghini appelle la côte\u00a0: de Castelldefels à Sitges, la route serpente à pic au-dessus de la mer, le long des Costes del Garraf. Nous la livrons à El Prat ou à l'hôtel\u00a0; en ville, un parking à rampe large vaut mieux qu'une place devant le restaurant.",
  },
};
