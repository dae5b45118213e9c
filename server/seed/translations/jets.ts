import type { SeedTranslation } from "./seed-translation.ts";

/** The descriptions of the jets by slug. */
export const JET_TEXTS: Readonly<Record<string, SeedTranslation>> = {
  "cessna-citation-cj3-plus": {
    en: "The most understated in the fleet: seven seats, short runways, modest costs. For a meeting in Zurich and lunch back in Milan.",
    fr: "Le plus sobre de la flotte\u00a0: sept places, pistes courtes, coûts contenus. Pour une réunion à Zurich et le déjeuner de retour à Milan.",
    de: "Der nüchternste der Flotte: sieben Plätze, kurze Pisten, moderate Kosten. Für ein Meeting in Zürich und das Mittagessen wieder in Mailand.",
    es: "El más sobrio de la flota: siete plazas, pistas cortas, costes contenidos. Para una reunión en Zúrich y el almuerzo de nuevo en Milán.",
  },
  "embraer-phenom-300e": {
    en: "The world's most delivered light jet for over ten years, and one of the fastest in its class. It climbs to 45,000 feet, above nearly all weather.",
    fr: "Le jet léger le plus livré au monde depuis plus de dix ans, et l'un des plus rapides de sa classe. Il monte à 45\u00a0000 pieds, au-dessus de presque tout le mauvais temps.",
    de: "Seit über zehn Jahren der meistausgelieferte Light Jet der Welt und einer der schnellsten seiner Klasse. Er steigt auf 45.000 Fuß, über fast jedes Wetter.",
    es: "El jet ligero más entregado del mundo desde hace más de diez años y uno de los más rápidos de su clase. Sube a 45.000 pies, por encima de casi todo el mal tiempo.",
  },
  "bombardier-learjet-75": {
    en: "The last to bear the Learjet name. Eight seats in two facing groups, and a climb that passengers remember.",
    fr: "Le dernier à porter le nom de Learjet. Huit fauteuils en deux salons face à face, et une montée dont les passagers se souviennent.",
    de: "Der letzte mit dem Namen Learjet. Acht Sessel in zwei gegenüberliegenden Gruppen und ein Steigflug, der in Erinnerung bleibt.",
    es: "El último en llevar el nombre Learjet. Ocho butacas en dos grupos enfrentados y un ascenso que los pasajeros recuerdan.",
  },
  "cessna-citation-latitude": {
    en: "You stand upright, on a floor that is flat from end to end. Five thousand kilometres of range: from Milan to Riyadh non-stop.",
    fr: "On s'y tient debout, sur un plancher plat d'un bout à l'autre. Cinq mille kilomètres d'autonomie\u00a0: de Milan, on rejoint Riyad sans escale.",
    de: "Man steht aufrecht, auf durchgehend ebenem Boden. Fünftausend Kilometer Reichweite: von Mailand nonstop nach Riad.",
    es: "Se está de pie, sobre un suelo plano de punta a punta. Cinco mil kilómetros de autonomía: de Milán se llega a Riad sin escala.",
  },
  "hawker-900xp": {
    en: "Heir to the longest-lived British business jet. Sturdy, broad-shouldered, with a sofa on which you really do sleep on a night flight.",
    fr: "Héritier du plus durable des jets d'affaires anglais. Robuste, large d'épaules, avec un canapé sur lequel, de nuit, on dort vraiment.",
    de: "Erbe des langlebigsten britischen Geschäftsjets. Robust, breit gebaut, mit einem Sofa, auf dem man nachts wirklich schläft.",
    es: "Heredero del más longevo de los jets de negocios ingleses. Robusto, ancho de hombros, con un sofá en el que, de noche, se duerme de verdad.",
  },
  "embraer-praetor-500": {
    en: "Fly-by-wire controls and active turbulence reduction: the coffee stays in the cup. Milan and Reykjavík, without a second thought.",
    fr: "Commandes de vol électriques et réduction active des turbulences\u00a0: le café reste dans la tasse. Milan et Reykjavík, sans y penser.",
    de: "Elektronische Flugsteuerung und aktive Dämpfung von Turbulenzen: Der Kaffee bleibt in der Tasse. Mailand und Reykjavík, ganz selbstverständlich.",
    es: "Mandos de vuelo electrónicos y reducción activa de turbulencias: el café se queda en la taza. Milán y Reikiavik, sin pensarlo.",
  },
  "bombardier-challenger-650": {
    en: "The widest cabin in its category: ten can sit, six can lie down. The jet that companies charter for the entire board.",
    fr: "La cabine la plus large de sa catégorie\u00a0: dix personnes assises, six allongées. Le jet que les entreprises affrètent pour le conseil au complet.",
    de: "Die breiteste Kabine ihrer Klasse: zehn Personen sitzen, sechs liegen. Der Jet, den Unternehmen für den gesamten Vorstand chartern.",
    es: "La cabina más ancha de su categoría: diez sentados, seis tumbados. El jet que las empresas alquilan para el consejo al completo.",
  },
  "dassault-falcon-2000lxs": {
    en: "French, twin-engined, at home on runways shorter than 1,500 metres. It opens airports that stay closed to other jets of this size.",
    fr: "Français, biréacteur, capable d'utiliser des pistes de moins de 1\u00a0500 mètres. Il ouvre des aéroports qui restent fermés aux autres jets de cette taille.",
    de: "Französisch, zweistrahlig, zu Hause auf Pisten unter 1.500 Metern. Er öffnet Flughäfen, die anderen Jets dieser Größe verschlossen bleiben.",
    es: "Francés, birreactor, capaz de usar pistas de menos de 1.500 metros. Abre aeropuertos que para otros jets de este tamaño siguen cerrados.",
  },
  "embraer-legacy-650e": {
    en: "Thirteen seats in three areas and a 6.8 cubic metre baggage hold you can reach in flight. For large families, chamber orchestras and teams.",
    fr: "Treize places en trois espaces et une soute de 6,8 mètres cubes accessible en vol. Pour les familles nombreuses, les orchestres de chambre, les équipes.",
    de: "Dreizehn Plätze in drei Bereichen und ein im Flug erreichbarer Gepäckraum von 6,8 Kubikmetern. Für große Familien, Kammerorchester, Mannschaften.",
    es: "Trece plazas en tres ambientes y una bodega de 6,8 metros cúbicos accesible en vuelo. Para familias numerosas, orquestas de cámara, equipos.",
  },
  "gulfstream-g650er": {
    en: "Thirteen thousand kilometres non-stop and sixteen oval windows, the largest in the category at its debut. From Paris to Singapore you dine, sleep and land.",
    fr: "Treize mille kilomètres sans escale et seize hublots ovales, les plus grands de la catégorie à ses débuts. De Paris à Singapour, on dîne, on dort, on atterrit.",
    de: "Dreizehntausend Kilometer nonstop und sechzehn ovale Fenster, bei ihrer Premiere die größten der Klasse. Von Paris nach Singapur: essen, schlafen, landen.",
    es: "Trece mil kilómetros sin escala y dieciséis ventanillas ovaladas, las mayores de la categoría en su debut. De París a Singapur se cena, se duerme y se aterriza.",
  },
  "dassault-falcon-8x": {
    en: "Three engines, three lounges, the most praised silence in the business. It lands at London City and, the day after, in Hong Kong.",
    fr: "Trois moteurs, trois salons, le silence le plus loué du secteur. Il atterrit à London City et, le lendemain, à Hong Kong.",
    de: "Drei Triebwerke, drei Salons, die meistgelobte Stille der Branche. Er landet in London City und am Tag darauf in Hongkong.",
    es: "Tres motores, tres salones y el silencio más elogiado del sector. Aterriza en London City y, al día siguiente, en Hong Kong.",
  },
  "bombardier-global-7500": {
    en: "Four genuine living areas, the last with a double bed and a door. From Milan to Tokyo or Los Angeles non-stop, fuel reserves included.",
    fr: "Quatre véritables espaces, le dernier avec lit double et porte. De Milan, il rejoint Tokyo ou Los Angeles sans escale, réserves de carburant comprises.",
    de: "Vier echte Bereiche, der letzte mit Doppelbett und Tür. Von Mailand nonstop nach Tokio oder Los Angeles, Treibstoffreserven eingerechnet.",
    es: "Cuatro ambientes de verdad, el último con cama doble y puerta. De Milán llega a Tokio o a Los Ángeles sin escala, con las reservas de combustible.",
  },
  "dassault-falcon-900lx": {
    en: "Our three-engined jet at Malpensa: twelve seats, three areas, New York non-stop. With a day's notice it is ready on the runway.",
    fr: "Notre triréacteur de Malpensa\u00a0: douze places, trois espaces, New York sans escale. Prévenu la veille, il est prêt en piste.",
    de: "Unser Dreistrahler in Malpensa: zwölf Plätze, drei Bereiche, New York nonstop. Mit einem Tag Vorlauf steht er startbereit.",
    es: "Nuestro trirreactor de Malpensa: doce plazas, tres ambientes, Nueva York sin escala. Con un día de aviso está listo en pista.",
  },
  "bombardier-global-6500": {
    en: "Twelve thousand kilometres for fourteen people, on seats that recline into beds. From Monaco you reach Los Angeles that same afternoon.",
    fr: "Douze mille kilomètres à quatorze, dans des fauteuils qui s'allongent en lits. De Monaco, on arrive à Los Angeles l'après-midi même.",
    de: "Zwölftausend Kilometer zu vierzehnt, in Sesseln, die zu Betten werden. Von Monaco erreicht man Los Angeles am selben Nachmittag.",
    es: "Doce mil kilómetros para catorce, en butacas que se reclinan hasta ser camas. De Mónaco se llega a Los Ángeles esa misma tarde.",
  },
};
