import type { CountrySeed } from "#server/seed/cities/city-seed.ts";

/** Monaco stands under France, as the coverage section and the popular destinations list it (A 2). */
export const FRANCE: CountrySeed = {
  country: "Francia",
  timeZone: "Europe/Paris",
  cities: [
    {
      name: "Parigi",
      slug: "paris",
      latitude: 48.8566,
      longitude: 2.3522,
      aliases: ["Paris", "París"],
      texts: {
        it: "Consegna in tutti gli arrondissement, a Le Bourget, Orly e Charles de Gaulle. Le vetture espongono già la vignetta Crit'Air; la Normandia è a due ore.",
        en: "Delivered in every arrondissement, at Le Bourget, Orly and Charles de Gaulle. The cars already carry their Crit'Air sticker; Normandy is two hours away.",
        fr: "Livraison dans tous les arrondissements, au Bourget, à Orly et à Charles-de-Gaulle. Les voitures portent déjà leur vignette Crit'Air ; la Normandie est à deux heures.",
        de: "Übergabe in allen Arrondissements, in Le Bourget, Orly und Charles de Gaulle. Die Crit'Air-Plakette klebt bereits; die Normandie ist zwei Stunden entfernt.",
        es: "Entrega en todos los distritos, en Le Bourget, Orly y Charles de Gaulle. Los coches ya llevan la pegatina Crit'Air; Normandía está a dos horas.",
      },
    },
    {
      name: "Monaco",
      slug: "monaco",
      timeZone: "Europe/Monaco",
      latitude: 43.7384,
      longitude: 7.4246,
      aliases: ["Monte Carlo", "Montecarlo", "Monte-Carlo", "Principato di Monaco", "Mónaco"],
      texts: {
        it: "Due chilometri quadrati e tre corniche per uscirne. Consegniamo in albergo, al porto Hercule e all'eliporto di Fontvieille; nei giorni del Gran Premio la riconsegna si concorda prima.",
        en: "Two square kilometres, and three corniches to leave by. Delivered to your hotel, Port Hercule and the Fontvieille heliport; during the Grand Prix the return is agreed beforehand.",
        fr: "Deux kilomètres carrés et trois corniches pour en sortir. Livraison à l'hôtel, au port Hercule et à l'héliport de Fontvieille ; pendant le Grand Prix, la restitution se convient à l'avance.",
        de: "Zwei Quadratkilometer und drei Corniches, die hinausführen. Übergabe am Hotel, am Port Hercule und am Heliport Fontvieille; während des Grand Prix wird die Rückgabe vorab vereinbart.",
        es: "Dos kilómetros cuadrados y tres cornisas para salir. Entrega en el hotel, en el puerto Hércules y en el helipuerto de Fontvieille; durante el Gran Premio la devolución se acuerda antes.",
      },
    },
    {
      name: "Nizza",
      slug: "nice",
      latitude: 43.7102,
      longitude: 7.262,
      aliases: ["Nice", "Niza"],
      texts: {
        it: "L'aeroporto è sul mare, a dieci minuti dalla Promenade: la vettura è al terminal quando ritirate i bagagli. Il Col de Turini è a un'ora e un quarto.",
        en: "The airport is on the sea, ten minutes from the Promenade: the car is at the terminal when you collect your luggage. The Col de Turini is an hour and a quarter away.",
        fr: "L'aéroport est au bord de la mer, à dix minutes de la Promenade : la voiture est au terminal quand vous prenez vos bagages. Le col de Turini est à une heure et quart.",
        de: "Der Flughafen liegt am Meer, zehn Minuten von der Promenade: Der Wagen steht am Terminal, wenn Sie Ihr Gepäck abholen. Zum Col de Turini fährt man eineinviertel Stunden.",
        es: "El aeropuerto está junto al mar, a diez minutos del Paseo: el coche está en la terminal cuando recoge el equipaje. El Col de Turini queda a una hora y cuarto.",
      },
    },
    {
      name: "Cannes",
      slug: "cannes",
      latitude: 43.5528,
      longitude: 7.0174,
      aliases: [],
      texts: {
        it: "Consegna sulla Croisette, al vecchio porto o all'aeroporto di Mandelieu. Verso ovest la corniche dell'Estérel: rocce rosse, mare, e quaranta chilometri fino a Saint-Raphaël.",
        en: "Delivered on the Croisette, at the old port or at Mandelieu airport. To the west lies the Estérel corniche: red rock, sea, and forty kilometres to Saint-Raphaël.",
        fr: "Livraison sur la Croisette, au vieux port ou à l'aéroport de Mandelieu. À l'ouest, la corniche de l'Estérel : roches rouges, mer, et quarante kilomètres jusqu'à Saint-Raphaël.",
        de: "Übergabe an der Croisette, am alten Hafen oder am Flughafen Mandelieu. Nach Westen die Corniche de l'Estérel: rote Felsen, Meer, vierzig Kilometer bis Saint-Raphaël.",
        es: "Entrega en la Croisette, en el puerto viejo o en el aeropuerto de Mandelieu. Hacia el oeste, la cornisa del Estérel: roca roja, mar y cuarenta kilómetros hasta Saint-Raphaël.",
      },
    },
    {
      name: "Lione",
      slug: "lyon",
      latitude: 45.764,
      longitude: 4.8357,
      aliases: ["Lyon", "Lyón"],
      texts: {
        it: "A metà strada fra Parigi e il mare. Consegna a Saint-Exupéry, a Bron e alla stazione Part-Dieu; le vigne del Beaujolais cominciano dopo mezz'ora.",
        en: "Halfway between Paris and the sea. Delivered at Saint-Exupéry, Bron and Part-Dieu station; the Beaujolais vineyards begin half an hour on.",
        fr: "À mi-chemin entre Paris et la mer. Livraison à Saint-Exupéry, à Bron et à la gare de la Part-Dieu ; les vignes du Beaujolais commencent une demi-heure plus loin.",
        de: "Auf halbem Weg zwischen Paris und dem Meer. Übergabe in Saint-Exupéry, Bron und am Bahnhof Part-Dieu; die Weinberge des Beaujolais beginnen nach einer halben Stunde.",
        es: "A medio camino entre París y el mar. Entrega en Saint-Exupéry, en Bron y en la estación de Part-Dieu; los viñedos del Beaujolais empiezan a media hora.",
      },
    },
    {
      name: "Marsiglia",
      slug: "marsiglia",
      latitude: 43.2965,
      longitude: 5.3698,
      aliases: ["Marseille", "Marseilles", "Marsella"],
      texts: null,
    },
  ],
};
