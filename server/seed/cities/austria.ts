import type { CountrySeed } from "#server/seed/cities/city-seed.ts";

export const AUSTRIA: CountrySeed = {
  country: "Austria",
  timeZone: "Europe/Vienna",
  cities: [
    {
      name: "Vienna",
      slug: "vienna",
      latitude: 48.2082,
      longitude: 16.3738,
      aliases: ["Wien", "Vienne", "Viena"],
      texts: {
        it: "Consegna a Schwechat, sul Ring o in albergo. Per il ballo dell'Opera le berline si prenotano a novembre; per Bratislava basta un'ora.",
        en: "Delivered at Schwechat, on the Ring or to your hotel. For the Opera Ball the saloons are booked by November; Bratislava is an hour away.",
        fr: "Livraison à Schwechat, sur le Ring ou à l'hôtel. Pour le bal de l'Opéra, les berlines se réservent en novembre ; Bratislava est à une heure.",
        de: "Übergabe in Schwechat, am Ring oder am Hotel. Für den Opernball sind die Limousinen ab November vergeben; nach Bratislava ist es eine Stunde.",
        es: "Entrega en Schwechat, en el Ring o en el hotel. Para el baile de la Ópera las berlinas se reservan en noviembre; Bratislava está a una hora.",
      },
    },
    {
      name: "Salisburgo",
      slug: "salzburg",
      latitude: 47.8095,
      longitude: 13.055,
      aliases: ["Salzburg", "Salzbourg", "Salzburgo"],
      texts: {
        it: "Consegna al W. A. Mozart e nei giorni del Festival davanti al teatro. La strada del Grossglockner, trentasei tornanti, apre ai primi di maggio.",
        en: "Delivered at W. A. Mozart airport and, during the Festival, in front of the theatre. The Grossglockner road, with its thirty-six hairpins, opens in early May.",
        fr: "Livraison à l'aéroport W. A. Mozart et, pendant le Festival, devant le théâtre. La route du Grossglockner et ses trente-six lacets ouvrent début mai.",
        de: "Übergabe am Flughafen W. A. Mozart und während der Festspiele vor dem Festspielhaus. Die Großglocknerstraße mit ihren sechsunddreißig Kehren öffnet Anfang Mai.",
        es: "Entrega en el aeropuerto W. A. Mozart y, durante el Festival, ante el teatro. La carretera del Grossglockner, con treinta y seis curvas cerradas, abre a primeros de mayo.",
      },
    },
    {
      name: "Innsbruck",
      slug: "innsbruck",
      latitude: 47.2692,
      longitude: 11.4041,
      aliases: ["Insbruck"],
      texts: {
        it: "Consegna a Kranebitten e negli alberghi da Seefeld a Kitzbühel. D'inverno le vetture hanno gomme termiche, catene a bordo e portasci su richiesta.",
        en: "Delivered at Kranebitten and to hotels from Seefeld to Kitzbühel. In winter the cars have winter tyres, chains on board and ski racks on request.",
        fr: "Livraison à Kranebitten et dans les hôtels, de Seefeld à Kitzbühel. L'hiver : pneus neige, chaînes à bord et porte-skis sur demande.",
        de: "Übergabe in Kranebitten und an Hotels von Seefeld bis Kitzbühel. Im Winter mit Winterreifen, Schneeketten an Bord und Skiträger auf Wunsch.",
        es: "Entrega en Kranebitten y en hoteles de Seefeld a Kitzbühel. En invierno, neumáticos de invierno, cadenas a bordo y portaesquís a petición.",
      },
    },
  ],
};
