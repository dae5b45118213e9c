import type { Translated } from "#domain/words/text.ts";
import type { BRAND_CITY_TEXTS_IT } from "./brand-city-texts.it.ts";

export const BRAND_CITY_TEXTS_EN: Translated<typeof BRAND_CITY_TEXTS_IT> = {
  ferrari: {
    milan:
      "Maranello is two hours away by motorway, Monza twenty minutes: in Milan a Ferrari is almost at home. We\u00a0deliver it in the centre or at Malpensa, with the rules of the limited-traffic zones explained and a covered car park suggested for the night.",
    monaco:
      "The corners the world knows from television are driven every day at fifty kilometres an hour, and in a Ferrari nobody notices. We meet you at the heliport or outside your hotel; for real driving, the Col de la Turbie begins ten minutes higher up.",
    rome: "Rome, in a Ferrari, is best crossed at dawn, when the Lungotevere is empty and the cobbles are dry. We deliver at Fiumicino or at your hotel, outside the limited-traffic zones, and leave you a route that takes you out of the city on the Aurelia and back through the Castelli.",
  },
  lamborghini: {
    milan:
      "Sant'Agata is two hours away, but it is in Milan that a Lamborghini is admired: in Via della Spiga on a Sunday morning, on the road to the lakes on a Saturday. We prepare it at our office and bring it to wherever you arrive, with half an hour to get to know it together.",
    monaco:
      "In Monaco a Lamborghini finds its roads just outside the Principality: the Moyenne Corniche towards Èze, then the hills inland. Delivery is at your hotel or at Nice airport, with the French limits and tolls explained before you leave.",
    barcelona:
      "A Lamborghini in Barcelona wants the coast: from Castelldefels to Sitges the road bends high above the sea, along the Costes del Garraf. We deliver it at El Prat or at your hotel; in town, a car park with a wide ramp is worth more than a space outside the restaurant.",
  },
};
