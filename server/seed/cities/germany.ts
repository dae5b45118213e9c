import type { CountrySeed } from "#server/seed/cities/city-seed.ts";

/** "Monaco" alone is never an alias of Munich (design 6.9). */
export const GERMANY: CountrySeed = {
  country: "Germania",
  timeZone: "Europe/Berlin",
  cities: [
    {
      name: "Monaco di Baviera",
      slug: "munich",
      latitude: 48.1351,
      longitude: 11.582,
      aliases: ["Munich", "München", "Múnich"],
      texts: {
        it: "Consegna al Franz Josef Strauss e in centro. Per il Garda si attraversano Tirolo e Brennero: quattro ore, il bollino austriaco lo mettiamo noi.",
        en: "Delivered at Franz Josef Strauss airport and in the centre. Lake Garda is four hours away over the Brenner; the Austrian vignette is on us.",
        fr: "Livraison à l'aéroport Franz Josef Strauss et au centre. Le lac de Garde est à quatre heures par le Brenner ; la vignette autrichienne est offerte.",
        de: "Übergabe am Flughafen Franz Josef Strauß und im Zentrum. Zum Gardasee sind es vier Stunden über den Brenner; die österreichische Vignette übernehmen wir.",
        es: "Entrega en el aeropuerto Franz Josef Strauss y en el centro. El lago de Garda queda a cuatro horas por el Brennero; la viñeta austriaca la ponemos nosotros.",
      },
    },
    {
      name: "Francoforte",
      slug: "frankfurt",
      latitude: 50.1109,
      longitude: 8.6821,
      aliases: ["Frankfurt", "Frankfurt am Main", "Francfort", "Fráncfort"],
      texts: {
        it: "Ritiro all'aeroporto, all'uscita che preferite, o in centro. Chi arriva per una riunione trova una berlina; chi resta il fine settimana, il Taunus a mezz'ora.",
        en: "Collected at the airport, at whichever exit suits you, or in town. For a meeting there is a saloon; for the weekend, the Taunus hills half an hour away.",
        fr: "Prise en charge à l'aéroport, à la sortie de votre choix, ou en ville. Pour une réunion, une berline ; pour le week-end, le Taunus à une demi-heure.",
        de: "Übernahme am Flughafen, am Ausgang Ihrer Wahl, oder in der Stadt. Für den Termin eine Limousine, fürs Wochenende der Taunus in einer halben Stunde.",
        es: "Recogida en el aeropuerto, en la salida que prefiera, o en la ciudad. Para una reunión, una berlina; para el fin de semana, el Taunus a media hora.",
      },
    },
    {
      name: "Berlino",
      slug: "berlin",
      latitude: 52.52,
      longitude: 13.405,
      aliases: ["Berlin", "Berlín"],
      texts: {
        it: "Consegna al BER e in ogni quartiere; il bollino verde per la zona ambientale è già esposto. L'AVUS, a ovest, è dal 1921 la strada su cui Berlino prova le automobili.",
        en: "Delivered at BER and in every district; the green emissions sticker is already displayed. The AVUS, to the west, has been where Berlin tries its cars since 1921.",
        fr: "Livraison à BER et dans chaque quartier ; la vignette verte est déjà apposée. L'AVUS, à l'ouest, est depuis 1921 la route où Berlin essaie ses voitures.",
        de: "Übergabe am BER und in jedem Bezirk; die grüne Plakette klebt bereits. Auf der AVUS im Westen probiert Berlin seit 1921 seine Autos aus.",
        es: "Entrega en BER y en cada barrio; la pegatina verde ya está puesta. En la AVUS, al oeste, Berlín prueba sus coches desde 1921.",
      },
    },
    {
      name: "Stoccarda",
      slug: "stuttgart",
      latitude: 48.7758,
      longitude: 9.1829,
      aliases: ["Stuttgart"],
      texts: {
        it: "La città di Porsche e di Mercedes-Benz, con i due musei a un quarto d'ora l'uno dall'altro. Consegna a Echterdingen o alla porta del museo, se preferite.",
        en: "The city of Porsche and Mercedes-Benz, its two museums a quarter of an hour apart. Delivered at Echterdingen or, if you like, at the museum door.",
        fr: "La ville de Porsche et de Mercedes-Benz, deux musées à un quart d'heure l'un de l'autre. Livraison à Echterdingen ou, si vous préférez, à la porte du musée.",
        de: "Die Stadt von Porsche und Mercedes-Benz, die beiden Museen eine Viertelstunde voneinander. Übergabe in Echterdingen oder, wenn Sie mögen, vor dem Museum.",
        es: "La ciudad de Porsche y Mercedes-Benz, con sus dos museos a un cuarto de hora. Entrega en Echterdingen o, si lo prefiere, a la puerta del museo.",
      },
    },
    {
      name: "Amburgo",
      slug: "amburgo",
      latitude: 53.5511,
      longitude: 9.9937,
      aliases: ["Hamburg", "Hambourg", "Hamburgo"],
      texts: null,
    },
  ],
};
