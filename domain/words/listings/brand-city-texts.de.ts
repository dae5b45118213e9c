import type { Translated } from "#domain/words/text.ts";
import type { BRAND_CITY_TEXTS_IT } from "./brand-city-texts.it.ts";

export const BRAND_CITY_TEXTS_DE: Translated<typeof BRAND_CITY_TEXTS_IT> = {
  ferrari: {
    milan:
      "Maranello liegt zwei Autobahnstunden entfernt, Monza zwanzig Minuten: In Mailand ist ein Ferrari fast zu Hause. Wir\u00a0bringen ihn ins Zentrum oder nach Malpensa, erklären die Regeln der verkehrsbeschränkten Zonen und empfehlen ein überdachtes Parkhaus für die Nacht.",
    monaco:
      "Die Kurven, die die Welt aus dem Fernsehen kennt, fährt man hier täglich mit fünfzig, und in einem Ferrari stört das niemanden. Wir erwarten Sie am Heliport oder vor dem Hotel; zum richtigen Fahren beginnt der Col de la Turbie zehn Minuten weiter oben.",
    rome: "Rom durchquert man im Ferrari bei Sonnenaufgang, wenn der Lungotevere frei und das Pflaster trocken ist. Wir bringen ihn nach Fiumicino oder ins Hotel, außerhalb der beschränkten Zonen, und geben Ihnen eine Route mit, die über die Aurelia hinausführt und über die Castelli zurück.",
  },
  lamborghini: {
    milan:
      "Sant'Agata ist zwei Stunden entfernt, aber in Mailand zieht ein Lamborghini die Blicke auf sich: am Sonntagmorgen in der Via della Spiga, am Samstag auf der Straße zu den Seen. Wir bereiten ihn an unserem Sitz vor und bringen ihn dorthin, wo Sie ankommen, mit einer halben Stunde zum gemeinsamen Kennenlernen.",
    monaco:
      "In Monaco findet ein Lamborghini seine Straßen gleich außerhalb des Fürstentums: die Moyenne Corniche nach Èze, dann das Hinterland. Die Zustellung erfolgt am Hotel oder am Flughafen Nizza, und die französischen Tempolimits und Mautgebühren erklären wir vor der Abfahrt.",
    barcelona:
      "Ein Lamborghini will in Barcelona an die Küste: Von Castelldefels nach Sitges windet sich die Straße hoch über dem Meer, entlang der Costes del Garraf. Wir bringen ihn nach El Prat oder ins Hotel; in der Stadt ist ein Parkhaus mit breiter Rampe mehr wert als ein Platz vor dem Restaurant.",
  },
};
