import type { SeedTranslation } from "./seed-translation.ts";

/** The texts of the experience and of its page, by field. */
export const EXPERIENCE_TEXTS = {
  name: {
    en: "Weekend in Franciacorta",
    fr: "Week-end en Franciacorta",
    de: "Wochenende in der Franciacorta",
    es: "Fin de semana en Franciacorta",
  },
  priceNote: {
    en: "For two people, including everything listed here.",
    fr: "Pour deux personnes, avec tout ce qui est indiqué ici.",
    de: "Für zwei Personen, mit allem, was hier steht.",
    es: "Para dos personas, con todo lo que se indica aquí.",
  },
  description: {
    en: "On Saturday morning a grand tourer waits outside your door in Milan. An hour later you are among the vines for a cellar visit and an unhurried lunch; that night you sleep overlooking Lake Iseo. On Sunday you return by the high road, with the car yours until six. The weekend is for two people.",
    fr: "Samedi matin, une grand tourisme vous attend en bas de chez vous, à Milan. Une heure plus tard, vous êtes dans les vignes, pour la visite d'une cave et un déjeuner sans regarder l'heure\u00a0; le soir, vous dormez face au lac d'Iseo. Dimanche, retour par la route haute, avec la voiture jusqu'à dix-huit heures. Le week-end est pour deux personnes.",
    de: "Am Samstagmorgen wartet vor Ihrer Tür in Mailand ein Gran Turismo. Eine Stunde später sind Sie zwischen den Reben, zur Kellerbesichtigung und zu einem Mittagessen ohne Blick auf die Uhr; abends schlafen Sie mit Blick auf den Iseosee. Am Sonntag geht es über die Höhenstraße zurück, das Fahrzeug bleibt bis 18 Uhr bei Ihnen. Das Wochenende ist für zwei Personen.",
    es: "El sábado por la mañana, un gran turismo le espera a la puerta de su casa, en Milán. Una hora después está entre viñas, para visitar una bodega y almorzar sin mirar el reloj; por la noche se duerme frente al lago de Iseo. El domingo se vuelve por la carretera alta, con el coche hasta las seis de la tarde. El fin de semana es para dos personas.",
  },
  includes: {
    en: "A grand tourer for two days, with 500 kilometres and full insurance\nDelivery and collection in Milan\nOne night for two in a lake-view room, breakfast included\nA visit to a Franciacorta winery and a tasting of four vintages\nSaturday lunch at the winery and dinner at a restaurant, wines included\nA chauffeur for the evening, so that the driver can raise a glass too\nA concierge on the phone all weekend",
    fr: "Une grand tourisme pour deux jours, avec 500 kilomètres et assurance complète\nLivraison et reprise à Milan\nUne nuit pour deux en chambre vue lac, petit déjeuner compris\nVisite d'une cave de Franciacorta et dégustation de quatre millésimes\nDéjeuner du samedi à la cave et dîner au restaurant, vins compris\nUn chauffeur pour la soirée, afin que le conducteur puisse trinquer\nUn concierge au téléphone pendant tout le week-end",
    de: "Ein Gran Turismo für zwei Tage, mit 500 Kilometern und Vollkasko\nZustellung und Abholung in Mailand\nEine Nacht für zwei im Zimmer mit Seeblick, Frühstück inbegriffen\nBesuch einer Kellerei der Franciacorta und Verkostung von vier Jahrgängen\nAm Samstag Mittagessen in der Kellerei und Abendessen im Restaurant, Weine inbegriffen\nEin Fahrer für den Abend, damit auch anstoßen kann, wer sonst fährt\nEin Concierge am Telefon, das ganze Wochenende",
    es: "Un gran turismo durante dos días, con 500 kilómetros y seguro completo\nEntrega y recogida en Milán\nUna noche para dos en habitación con vistas al lago, desayuno incluido\nVisita a una bodega de Franciacorta y cata de cuatro añadas\nAlmuerzo del sábado en la bodega y cena en restaurante, vinos incluidos\nUn conductor para la noche, para que quien conduce pueda brindar\nUn concierge al teléfono durante todo el fin de semana",
  },
} as const satisfies Readonly<Record<string, SeedTranslation>>;

/** The texts of the club's events by slug and field. */
export const CLUB_EVENT_TEXTS: Readonly<
  Record<string, Readonly<Record<"title" | "description" | "place", SeedTranslation>>>
> = {
  "test-drive-in-circuito": {
    title: {
      en: "Test drive at the circuit",
      fr: "Essai sur circuit",
      de: "Probefahrt auf der Rennstrecke",
      es: "Prueba en circuito",
    },
    description: {
      en: "A day on the track with the sports cars from our fleet and three instructors: four stints each, lunch in the pits, and home with your printed lap times.",
      fr: "Une journée en piste avec les sportives de la flotte et trois instructeurs\u00a0: quatre sessions chacun, déjeuner aux stands, retour avec les temps imprimés.",
      de: "Ein Tag auf der Strecke mit den Sportwagen der Flotte und drei Instruktoren: vier Turns pro Person, Mittagessen in der Box, Heimfahrt mit den gedruckten Zeiten.",
      es: "Un día en pista con los deportivos de la flota y tres instructores: cuatro tandas por persona, almuerzo en boxes y regreso con los tiempos impresos.",
    },
    place: {
      en: "Franciacorta circuit, Castrezzato",
      fr: "Circuit de Franciacorta, Castrezzato",
      de: "Rennstrecke Franciacorta, Castrezzato",
      es: "Autódromo de Franciacorta, Castrezzato",
    },
  },
  "cena-stellata-a-milano": {
    title: {
      en: "A Michelin-starred dinner in Milan",
      fr: "Dîner étoilé à Milan",
      de: "Sternedinner in Mailand",
      es: "Cena con estrella en Milán",
    },
    description: {
      en: "A single table, fifteen covers, an open kitchen. The tasting menu is revealed at the table; a chauffeur home is included.",
      fr: "Une seule table, quinze couverts, la cuisine ouverte. Le menu dégustation se découvre à table\u00a0; chauffeur pour le retour compris.",
      de: "Ein einziger Tisch, fünfzehn Gedecke, die Küche offen. Das Degustationsmenü erfahren Sie erst bei Tisch; der Fahrer für den Heimweg ist inbegriffen.",
      es: "Una sola mesa, quince comensales, la cocina a la vista. El menú degustación se descubre en la mesa; conductor para la vuelta incluido.",
    },
    place: { en: "Milan", fr: "Milan", de: "Mailand", es: "Milán" },
  },
  "weekend-in-toscana": {
    title: {
      en: "Weekend in Tuscany",
      fr: "Week-end en Toscane",
      de: "Wochenende in der Toskana",
      es: "Fin de semana en la Toscana",
    },
    description: {
      en: "From Florence to the Val d'Orcia in six cars, two people in each: back roads, a night on an estate, Sunday in Pienza.",
      fr: "De Florence au Val d'Orcia en six voitures, deux personnes dans chacune\u00a0: routes secondaires, une nuit dans un domaine, dimanche à Pienza.",
      de: "Von Florenz ins Val d'Orcia in sechs Fahrzeugen mit je zwei Personen: Nebenstraßen, eine Nacht auf einem Landgut, Sonntag in Pienza.",
      es: "De Florencia al Val d'Orcia en seis coches, dos personas en cada uno: carreteras secundarias, una noche en una finca, domingo en Pienza.",
    },
    place: {
      en: "Florence and Val d'Orcia",
      fr: "Florence et Val d'Orcia",
      de: "Florenz und Val d'Orcia",
      es: "Florencia y Val d'Orcia",
    },
  },
  "serata-in-rimessa": {
    title: {
      en: "An evening in the garage",
      fr: "Une soirée au garage",
      de: "Ein Abend in der Garage",
      es: "Una velada en el garaje",
    },
    description: {
      en: "The Milan garage by low light: see the cars up close, bonnets open, with the people who look after them. A standing supper among the car lifts.",
      fr: "Le garage de Milan en lumière tamisée\u00a0: on regarde les voitures de près, capot ouvert, avec ceux qui les soignent. Dîner debout entre les ponts.",
      de: "Die Mailänder Garage bei gedämpftem Licht: die Fahrzeuge aus der Nähe, mit offener Haube, und dazu die Menschen, die sie pflegen. Abendessen im Stehen zwischen den Hebebühnen.",
      es: "El garaje de Milán a media luz: los coches se ven de cerca, con el capó abierto, junto a quienes los cuidan. Cena de pie entre los elevadores.",
    },
    place: { en: "Milan", fr: "Milan", de: "Mailand", es: "Milán" },
  },
  "cena-del-produttore": {
    title: {
      en: "The winemaker's dinner",
      fr: "Le dîner du vigneron",
      de: "Abendessen beim Winzer",
      es: "La cena del bodeguero",
    },
    description: {
      en: "One cellar, its winemaker, eight vintages in sequence. You drive there at sunset, and a chauffeur takes you home.",
      fr: "Une cave, son vigneron, huit millésimes dans l'ordre. On arrive au volant, au coucher du soleil\u00a0; pour le retour, il y a un chauffeur.",
      de: "Eine Kellerei, ihr Winzer, acht Jahrgänge der Reihe nach. Hin fahren Sie bei Sonnenuntergang selbst; für den Rückweg gibt es einen Fahrer.",
      es: "Una bodega, su bodeguero, ocho añadas por orden. Se llega conduciendo al atardecer; para la vuelta hay conductor.",
    },
    place: {
      en: "Erbusco, Franciacorta",
      fr: "Erbusco, Franciacorta",
      de: "Erbusco, Franciacorta",
      es: "Erbusco, Franciacorta",
    },
  },
  "giornata-in-pista-a-misano": {
    title: {
      en: "A track day at Misano",
      fr: "Une journée de piste à Misano",
      de: "Ein Tag auf der Strecke in Misano",
      es: "Un día en la pista de Misano",
    },
    description: {
      en: "The circuit closed for us from nine to four: twenty-minute stints, an instructor for every two cars, lunch in the pits.",
      fr: "Le circuit fermé pour nous de neuf à seize heures\u00a0: sessions de vingt minutes, un instructeur pour deux voitures, déjeuner aux stands.",
      de: "Die Strecke ist von 9 bis 16 Uhr für uns reserviert: Turns von zwanzig Minuten, ein Instruktor für je zwei Fahrzeuge, Mittagessen in der Box.",
      es: "El circuito cerrado para nosotros de nueve a cuatro: tandas de veinte minutos, un instructor por cada dos coches, almuerzo en boxes.",
    },
    place: {
      en: "Misano World Circuit, Misano Adriatico",
      fr: "Misano World Circuit, Misano Adriatico",
      de: "Misano World Circuit, Misano Adriatico",
      es: "Misano World Circuit, Misano Adriatico",
    },
  },
  "weekend-in-costa-azzurra": {
    title: {
      en: "Weekend on the Côte d'Azur",
      fr: "Week-end sur la Côte d'Azur",
      de: "Wochenende an der Côte d'Azur",
      es: "Fin de semana en la Costa Azul",
    },
    description: {
      en: "From Nice to Monaco by the high road, in six convertibles. One night above the sea, Sunday lunch in the hills.",
      fr: "De Nice à Monaco par la route haute, en six cabriolets. Une nuit au-dessus de la mer, le dimanche déjeuner dans l'arrière-pays.",
      de: "Von Nizza nach Monaco auf der Höhenstraße, in sechs Cabrios. Eine Nacht über dem Meer, am Sonntag Mittagessen im Hinterland.",
      es: "De Niza a Mónaco por la carretera alta, en seis descapotables. Una noche sobre el mar y el domingo, almuerzo en el interior.",
    },
    place: { en: "Nice and Monaco", fr: "Nice et Monaco", de: "Nizza und Monaco", es: "Niza y Mónaco" },
  },
  "tre-laghi-in-un-giorno": {
    title: {
      en: "Three lakes in a day",
      fr: "Trois lacs en un jour",
      de: "Drei Seen an einem Tag",
      es: "Tres lagos en un día",
    },
    description: {
      en: "Como, Lugano and Maggiore without motorways: a road book written for the occasion, two stops and a motor launch at midday.",
      fr: "Côme, Lugano et Majeur sans autoroute\u00a0: un carnet de route écrit pour l'occasion, deux haltes et un canot à moteur à mi-journée.",
      de: "Comer See, Luganer See und Lago Maggiore ohne Autobahn: ein eigens verfasstes Roadbook, zwei Stopps und ein Motorboot zur Tagesmitte.",
      es: "Como, Lugano y Maggiore sin autopista: un libro de ruta escrito para la ocasión, dos paradas y una lancha a mediodía.",
    },
    place: {
      en: "Como, Lugano and Stresa",
      fr: "Côme, Lugano et Stresa",
      de: "Como, Lugano und Stresa",
      es: "Como, Lugano y Stresa",
    },
  },
};

/** The texts and names of the club's testimonials, by their Italian name. */
export const TESTIMONIAL_TEXTS: Readonly<Record<string, Readonly<Record<"text" | "name", SeedTranslation>>>> = {
  "Elena, membro Gold": {
    text: {
      en: "Four stints at Franciacorta with an instructor who never raises his voice. By the third I had stopped watching the rev counter.",
      fr: "Quatre sessions à Franciacorta avec un instructeur qui n'élève jamais la voix. À la troisième, j'ai cessé de regarder le compte-tours.",
      de: "Vier Turns in Franciacorta mit einem Instruktor, der nie laut wird. Beim dritten habe ich aufgehört, auf den Drehzahlmesser zu schauen.",
      es: "Cuatro tandas en Franciacorta con un instructor que nunca levanta la voz. A la tercera dejé de mirar el cuentavueltas.",
    },
    name: { en: "Elena, Gold member", fr: "Elena, membre Gold", de: "Elena, Gold-Mitglied", es: "Elena, miembro Gold" },
  },
  "Tommaso, membro Platinum": {
    text: {
      en: "In Paris they were waiting for me with the car I had chosen and a table I had given up looking for.",
      fr: "À Paris, on m'attendait avec la voiture que j'avais choisie et une table que j'avais renoncé à chercher.",
      de: "In Paris erwartete man mich mit dem Wagen, den ich gewählt hatte, und einem Tisch, den zu suchen ich aufgegeben hatte.",
      es: "En París me esperaban con el coche que había elegido y una mesa que ya había renunciado a buscar.",
    },
    name: {
      en: "Tommaso, Platinum member",
      fr: "Tommaso, membre Platinum",
      de: "Tommaso, Platinum-Mitglied",
      es: "Tommaso, miembro Platinum",
    },
  },
  "Giulia, membro Gold": {
    text: {
      en: "Twelve of us set off as strangers. In Pienza, on the Sunday, we were already choosing the next road.",
      fr: "Nous sommes partis à douze sans nous connaître. À Pienza, le dimanche, nous choisissions déjà la prochaine route.",
      de: "Wir sind zu zwölft losgefahren, ohne uns zu kennen. In Pienza, am Sonntag, suchten wir schon die nächste Straße aus.",
      es: "Salimos doce sin conocernos. En Pienza, el domingo, ya estábamos decidiendo la próxima carretera.",
    },
    name: {
      en: "Giulia, Gold member",
      fr: "Giulia, membre Gold",
      de: "Giulia, Gold-Mitglied",
      es: "Giulia, miembro Gold",
    },
  },
};
