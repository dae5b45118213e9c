import type { CountrySeed } from "#server/seed/cities/city-seed.ts";

export const SPAIN: CountrySeed = {
  country: "Spagna",
  timeZone: "Europe/Madrid",
  cities: [
    {
      name: "Barcellona",
      slug: "barcelona",
      latitude: 41.3874,
      longitude: 2.1686,
      aliases: ["Barcelona", "Barcelone"],
      searchName: "Barcelona",
      texts: {
        it: "Consegna a El Prat, al porto crociere o in albergo. La strada di Garraf, fra Castelldefels e Sitges, è scolpita nella roccia sopra il mare: dodici chilometri da fare al mattino.",
        en: "Delivered at El Prat, the cruise port or your hotel. The Garraf road from Castelldefels to Sitges is cut into the rock above the sea: twelve kilometres, best in the morning.",
        fr: "Livraison à El Prat, au port de croisière ou à l'hôtel. La route du Garraf, de Castelldefels à Sitges, est taillée dans la roche au-dessus de la mer : douze kilomètres, à faire le matin.",
        de: "Übergabe in El Prat, am Kreuzfahrthafen oder am Hotel. Die Straße von Garraf zwischen Castelldefels und Sitges ist über dem Meer in den Fels gehauen: zwölf Kilometer, am besten morgens.",
        es: "Entrega en El Prat, en el puerto de cruceros o en el hotel. La carretera del Garraf, de Castelldefels a Sitges, está tallada en la roca sobre el mar: doce kilómetros, mejor por la mañana.",
      },
    },
    {
      name: "Madrid",
      slug: "madrid",
      latitude: 40.4168,
      longitude: -3.7038,
      aliases: [],
      texts: {
        it: "Consegna a Barajas, terminal esecutivo compreso, e nel barrio de Salamanca. In quaranta minuti si è sulla sierra, al passo di Navacerrada, a 1.858 metri.",
        en: "Delivered at Barajas, executive terminal included, and in the Salamanca district. Forty minutes takes you to the sierra and the Navacerrada pass, at 1,858 metres.",
        fr: "Livraison à Barajas, terminal d'affaires compris, et dans le quartier de Salamanca. En quarante minutes on est dans la sierra, au col de Navacerrada, à 1 858 mètres.",
        de: "Übergabe in Barajas, auch am Executive-Terminal, und im Viertel Salamanca. In vierzig Minuten ist man in der Sierra, am Navacerrada-Pass auf 1.858 Metern.",
        es: "Entrega en Barajas, terminal ejecutiva incluida, y en el barrio de Salamanca. En cuarenta minutos se está en la sierra, en el puerto de Navacerrada, a 1.858 metros.",
      },
    },
    {
      name: "Marbella",
      slug: "marbella",
      latitude: 36.5101,
      longitude: -4.8825,
      aliases: ["Puerto Banús"],
      texts: {
        it: "Consegna in villa, a Puerto Banús o all'aeroporto di Malaga, a quaranta minuti. La A-397 sale a Ronda: cinquanta chilometri di curve in quota.",
        en: "Delivered to your villa, Puerto Banús or Málaga airport, forty minutes away. The A-397 climbs to Ronda: fifty kilometres of mountain bends.",
        fr: "Livraison à la villa, à Puerto Banús ou à l'aéroport de Malaga, à quarante minutes. L'A-397 monte à Ronda : cinquante kilomètres de virages.",
        de: "Übergabe an der Villa, in Puerto Banús oder am Flughafen Málaga, vierzig Minuten entfernt. Die A-397 steigt nach Ronda: fünfzig Kilometer Kurven.",
        es: "Entrega en la villa, en Puerto Banús o en el aeropuerto de Málaga, a cuarenta minutos. La A-397 sube a Ronda: cincuenta kilómetros de curvas.",
      },
    },
    {
      name: "Valencia",
      slug: "valencia",
      latitude: 39.4699,
      longitude: -0.3763,
      aliases: ["Valence", "València"],
      texts: {
        it: "Consegna a Manises, alla Marina o in città. Il circuito Ricardo Tormo di Cheste è a venti minuti: con due settimane di preavviso organizziamo il turno in pista.",
        en: "Delivered at Manises, at the Marina or in town. The Ricardo Tormo circuit at Cheste is twenty minutes away: with two weeks' notice we arrange the track session.",
        fr: "Livraison à Manises, à la Marina ou en ville. Le circuit Ricardo Tormo de Cheste est à vingt minutes : avec deux semaines de préavis, nous organisons la session de piste.",
        de: "Übergabe in Manises, an der Marina oder in der Stadt. Zum Circuit Ricardo Tormo in Cheste sind es zwanzig Minuten: Mit zwei Wochen Vorlauf organisieren wir die Rennstrecke.",
        es: "Entrega en Manises, en la Marina o en la ciudad. El circuito Ricardo Tormo de Cheste está a veinte minutos: con dos semanas de aviso organizamos la tanda.",
      },
    },
  ],
};
