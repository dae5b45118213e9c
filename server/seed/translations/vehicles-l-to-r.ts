import type { SeedTranslation } from "./seed-translation.ts";

/** The descriptions of the cars by slug, brands from L to R. */
export const VEHICLES_L_TO_R: Readonly<Record<string, SeedTranslation>> = {
  "lamborghini-huracan-evo": {
    en: "Ten cylinders without a turbo, and you hear every one. Rear-wheel steering makes it nimbler than its two metres of width suggest; a nose lift takes care of garage ramps.",
    fr: "Dix cylindres sans turbo, et on les entend tous. Roues arrière directrices\u00a0: plus agile que ses deux mètres de large ne le font craindre, avec un lift avant pour les rampes de garage.",
    de: "Zehn Zylinder ohne Turbo, und man hört jeden. Die Hinterachslenkung macht ihn wendiger, als seine zwei Meter Breite befürchten lassen; für Garagenrampen hebt sich die Front.",
    es: "Diez cilindros sin turbo, y se oyen todos. Ruedas traseras directrices: más ágil de lo que hacen temer sus dos metros de ancho, con elevador delantero para las rampas de garaje.",
  },
  "lamborghini-huracan-tecnica": {
    en: "The same naturally aspirated ten-cylinder, but driven by the rear wheels alone and on a tauter chassis: on the Moyenne Corniche second gear is enough. Its nose lift gets it out of every garage in the Principality.",
    fr: "Le même dix-cylindres atmosphérique, mais seules les roues arrière sont motrices et le châssis est plus tendu\u00a0: sur la Moyenne Corniche, la deuxième suffit. Le lift avant la sort de tous les garages de la Principauté.",
    de: "Derselbe Zehnzylinder-Saugmotor, doch nur mit Hinterradantrieb und strafferem Fahrwerk: Auf der Moyenne Corniche genügt der zweite Gang. Der Frontlift bringt ihn aus jeder Garage des Fürstentums.",
    es: "El mismo diez cilindros atmosférico, pero con tracción solo trasera y un chasis más firme: en la Moyenne Corniche basta la segunda. El elevador delantero lo saca de cualquier garaje del Principado.",
  },
  "lamborghini-urus-s": {
    en: "Five seats, 616 litres of boot and a supercar's acceleration. We fit the child seat ourselves: tell us the age when you book.",
    fr: "Cinq places, 616 litres de coffre et les accélérations d'une supercar. Le siège enfant, c'est nous qui l'installons\u00a0: indiquez-nous l'âge en réservant.",
    de: "Fünf Plätze, 616 Liter Kofferraum und die Beschleunigung eines Supersportwagens. Den Kindersitz montieren wir: Nennen Sie uns bei der Buchung das Alter.",
    es: "Cinco plazas, 616 litros de maletero y la aceleración de un superdeportivo. La silla infantil la montamos nosotros: al reservar, díganos la edad.",
  },
  "maserati-ghibli-trofeo": {
    en: "Beneath a business suit, a V8 built in Maranello. From Naples to Rome, it is the saloon that makes the motorway seem short.",
    fr: "Sous un costume de réunion, un V8 construit à Maranello. De Naples à Rome, c'est la berline qui fait paraître l'autoroute courte.",
    de: "Unter dem Geschäftsanzug ein V8 aus Maranello. Von Neapel nach Rom ist er die Limousine, die die Autobahn kurz erscheinen lässt.",
    es: "Bajo un traje de reunión, un V8 construido en Maranello. De Nápoles a Roma, es la berlina que hace corta la autopista.",
  },
  "maserati-grancabrio": {
    en: "Four adults in the open air, with warm air at neck level for April evenings. Between Florence and the Val d'Orcia we know no better way to travel in company.",
    fr: "Quatre adultes au grand air, avec un souffle chaud sur la nuque pour les soirs d'avril. Entre Florence et le Val d'Orcia, nous ne connaissons pas meilleure façon de voyager à plusieurs.",
    de: "Vier Erwachsene unter freiem Himmel, mit warmer Luft im Nacken für Aprilabende. Zwischen Florenz und dem Val d'Orcia kennen wir keine bessere Art, gemeinsam zu reisen.",
    es: "Cuatro adultos al aire libre, con aire cálido en la nuca para las noches de abril. Entre Florencia y el Val d'Orcia no conocemos mejor manera de viajar en compañía.",
  },
  "maserati-mc20": {
    en: "Doors that rise like butterfly wings, a carbon chassis, an engine drawn in Modena with Formula 1 pre-chambers. In GT mode it is softer than it looks.",
    fr: "Des portes qui s'élèvent en ailes de papillon, un châssis en carbone, un moteur dessiné à Modène avec les préchambres de la Formule 1. En mode GT, elle est plus douce qu'il n'y paraît.",
    de: "Türen, die sich wie Schmetterlingsflügel heben, ein Carbonchassis, ein in Modena entworfener Motor mit den Vorkammern der Formel 1. Im GT-Modus ist er sanfter, als er aussieht.",
    es: "Puertas que se alzan como alas de mariposa, chasis de carbono y un motor diseñado en Módena con las precámaras de la Fórmula 1. En modo GT es más suave de lo que parece.",
  },
  "mclaren-750s": {
    en: "Under thirteen hundred kilos dry, and a nose that lifts in four seconds before the speed bumps of the harbour. The Col de la Madone, just behind, is its road.",
    fr: "Moins de mille trois cents kilos à sec et un museau qui se lève en quatre secondes devant les dos-d'âne du port. Le col de la Madone, juste derrière, est sa route.",
    de: "Weniger als dreizehnhundert Kilo trocken und eine Front, die sich vor den Schwellen am Hafen in vier Sekunden hebt. Der Col de la Madone gleich dahinter ist seine Straße.",
    es: "Menos de mil trescientos kilos en seco y un morro que se levanta en cuatro segundos ante los badenes del puerto. El Col de la Madone, justo detrás, es su carretera.",
  },
  "mercedes-benz-eqv-300": {
    en: "It goes everywhere in Paris, even where others may not. We deliver it charged, with a prepaid card for the charging points.",
    fr: "Il entre partout dans Paris, même dans les zones interdites aux autres. Nous le livrons chargé, avec la carte des bornes déjà payée.",
    de: "Er fährt in Paris überallhin, auch in Zonen, die anderen verschlossen sind. Wir übergeben ihn geladen, samt bereits bezahlter Ladekarte.",
    es: "Entra en todas partes en París, también en las zonas vetadas a los demás. La entregamos cargada, con la tarjeta de los puntos de recarga ya pagada.",
  },
  "mercedes-benz-g-63-amg": {
    en: "Three locking differentials, side-exit exhausts, doors that shut like a safe. From up in its seat the Diagonal looks shorter.",
    fr: "Trois différentiels verrouillables, des échappements latéraux, des portes qui se ferment comme un coffre-fort. Du haut de son siège, la Diagonal paraît plus courte.",
    de: "Drei Differenzialsperren, seitliche Auspuffrohre, Türen, die schließen wie ein Tresor. Von seinem Sitz aus wirkt die Diagonal kürzer.",
    es: "Tres diferenciales bloqueables, escapes laterales y puertas que se cierran como una caja fuerte. Desde lo alto de su asiento, la Diagonal parece más corta.",
  },
  "mercedes-benz-s-580": {
    en: "Long wheelbase, a right-hand rear seat that reclines, blinds at the windows. A pleasure to drive, yet its best seat is in the back.",
    fr: "Empattement long, siège arrière droit qui s'allonge, stores aux vitres. Elle se conduit volontiers, mais sa meilleure place est derrière.",
    de: "Langer Radstand, ein rechter Fondsitz, der sich zur Liege neigt, Rollos an den Fenstern. Man fährt ihn gern, doch sein bester Platz ist hinten.",
    es: "Batalla larga, asiento trasero derecho que se reclina, cortinas en las ventanillas. Se conduce con gusto, pero su mejor plaza es la de atrás.",
  },
  "mercedes-benz-v-250-d": {
    en: "A thousand kilometres on a tank: Vienna, Salzburg, Innsbruck and back. In winter it has snow tyres and, if needed, a roof box.",
    fr: "Mille kilomètres avec un plein\u00a0: Vienne, Salzbourg, Innsbruck et retour. L'hiver, il a ses pneus neige et, au besoin, un coffre de toit.",
    de: "Tausend Kilometer mit einer Tankfüllung: Wien, Salzburg, Innsbruck und zurück. Im Winter mit Winterreifen und, wenn nötig, mit Dachbox.",
    es: "Mil kilómetros con un depósito: Viena, Salzburgo, Innsbruck y vuelta. En invierno lleva neumáticos de nieve y, si hace falta, cofre de techo.",
  },
  "mercedes-benz-v-300": {
    en: "Seven leather armchairs, the middle two swivelling, a table that folds away. A family's entire luggage goes behind the last row without taking anyone's seat.",
    fr: "Sept fauteuils en cuir, les deux du milieu pivotants, une table escamotable. Tous les bagages d'une famille derrière la dernière rangée, sans prendre la place de personne.",
    de: "Sieben Ledersessel, die beiden mittleren drehbar, ein versenkbarer Tisch. Das ganze Gepäck einer Familie passt hinter die letzte Reihe, ohne jemandem den Platz zu nehmen.",
    es: "Siete butacas de piel, las dos centrales giratorias, mesa escamoteable. Todo el equipaje de una familia detrás de la última fila, sin quitarle el sitio a nadie.",
  },
  "porsche-718-spyder": {
    en: "Three pedals, a naturally aspirated flat-six behind your shoulders and a roof you close by hand, in two minutes, with a little practice. For those who come to Chianti for the roads.",
    fr: "Trois pédales, un six-cylindres atmosphérique dans le dos et une capote qui se ferme à la main, en deux minutes, avec un peu de pratique. Pour qui vient dans le Chianti pour ses routes.",
    de: "Drei Pedale, ein Sechszylinder-Saugmotor im Rücken und ein Verdeck, das man von Hand schließt, in zwei Minuten, mit etwas Übung. Für alle, die wegen der Straßen ins Chianti kommen.",
    es: "Tres pedales, un seis cilindros atmosférico a la espalda y una capota que se cierra a mano, en dos minutos, con algo de práctica. Para quien va al Chianti por sus carreteras.",
  },
  "porsche-911-carrera-s": {
    en: "The easiest of our sports cars: it is easy to see out of, easy to park in town and needs no advice on the Stelvio. The rear seats are for children, or for the bags that don't fit in front.",
    fr: "La plus facile de nos sportives\u00a0: on y voit bien, elle se gare en ville et n'a besoin d'aucun conseil sur le Stelvio. Les places arrière sont pour les enfants, ou pour les sacs qui n'entrent pas devant.",
    de: "Der unkomplizierteste unserer Sportwagen: gute Sicht, parkt in der Stadt und braucht am Stilfser Joch keinen Rat. Die hinteren Plätze sind für Kinder oder für Taschen, die vorn nicht hineinpassen.",
    es: "El más fácil de nuestros deportivos: se ve bien desde dentro, se aparca en el centro y en el Stelvio no necesita consejos. Las plazas traseras son para niños, o para las bolsas que no caben delante.",
  },
  "porsche-cayenne-turbo-gt": {
    en: "Lower and stiffer than any other Cayenne, with four sports seats and a central titanium exhaust. In two hours it takes four adults and their luggage to the Cilento.",
    fr: "Plus basse et plus ferme que toute autre Cayenne, avec quatre sièges sport et l'échappement central en titane. En deux heures, elle emmène quatre adultes et leurs bagages dans le Cilento.",
    de: "Tiefer und straffer als jeder andere Cayenne, mit vier Sportsitzen und mittigem Titanauspuff. In zwei Stunden bringt er vier Erwachsene samt Gepäck in den Cilento.",
    es: "Más bajo y más firme que cualquier otro Cayenne, con cuatro asientos deportivos y escape central de titanio. En dos horas lleva a cuatro adultos y su equipaje al Cilento.",
  },
  "porsche-panamera-turbo": {
    en: "It crosses Vienna on electricity and reaches Salzburg as a sports car. The tailgate opens on to a proper boot, with rear seats that fold in three parts.",
    fr: "Elle traverse Vienne à l'électricité et arrive à Salzbourg en sportive. Le hayon s'ouvre sur un vrai coffre, avec une banquette arrière rabattable en trois parties.",
    de: "Er durchquert Wien elektrisch und erreicht Salzburg als Sportwagen. Die Heckklappe öffnet einen echten Laderaum, die Rücksitze lassen sich dreiteilig umklappen.",
    es: "Atraviesa Viena en eléctrico y llega a Salzburgo como un deportivo. El portón se abre a un maletero de verdad, con asientos traseros abatibles en tres partes.",
  },
  "range-rover-autobiography": {
    en: "The rear wheels steer: in the garages of Brera it turns like a mid-size saloon. Out of town it wades through ninety centimetres of water, and no one inside notices.",
    fr: "Les roues arrière sont directrices\u00a0: dans les garages de Brera, il tourne comme une berline moyenne. Hors de la ville, il passe quatre-vingt-dix centimètres d'eau sans que personne à bord ne s'en aperçoive.",
    de: "Die Hinterräder lenken mit: In den Garagen von Brera wendet er wie eine Mittelklasselimousine. Draußen durchquert er neunzig Zentimeter Wasser, und drinnen merkt es niemand.",
    es: "Las ruedas traseras giran: en los garajes de Brera maniobra como una berlina media. Fuera de la ciudad vadea noventa centímetros de agua, y dentro nadie se entera.",
  },
  "rolls-royce-cullinan": {
    en: "All-wheel drive, four-wheel steering and the same calm as the Ghost. On a snow-covered Semmering it moves as if the road were dry.",
    fr: "Transmission intégrale, quatre roues directrices et la même quiétude que la Ghost. Sur le Semmering enneigé, il avance comme si la route était sèche.",
    de: "Allradantrieb, vier gelenkte Räder und dieselbe Ruhe wie im Ghost. Auf dem verschneiten Semmering fährt er, als wäre die Straße trocken.",
    es: "Tracción total, cuatro ruedas directrices y la misma calma que el Ghost. En el Semmering nevado avanza como si la carretera estuviera seca.",
  },
  "rolls-royce-dawn": {
    en: "Four seats in which four adults are comfortable, a fabric roof as thick as an overcoat. On the Basse Corniche at eight in the evening you keep to the right and let those in a hurry pass.",
    fr: "Quatre places où quatre adultes sont à l'aise, une capote en toile épaisse comme un manteau. Sur la Basse Corniche, à huit heures du soir, on tient sa droite et on laisse passer les gens pressés.",
    de: "Vier Plätze, auf denen vier Erwachsene bequem sitzen, ein Stoffverdeck, dick wie ein Mantel. Auf der Basse Corniche hält man sich um acht Uhr abends rechts und lässt die Eiligen vorbei.",
    es: "Cuatro plazas en las que cuatro adultos van cómodos y una capota de lona gruesa como un abrigo. En la Basse Corniche, a las ocho de la tarde, se circula por la derecha y se deja pasar a quien tiene prisa.",
  },
  "rolls-royce-ghost": {
    en: "A hundred kilos of sound insulation and a fibre-optic starry sky. For weddings and receptions we prepare it the day before and bring it exactly on time.",
    fr: "Cent kilos d'isolant phonique et un ciel de fibres optiques. Pour les mariages et les réceptions, nous la préparons la veille et l'amenons à l'heure exacte.",
    de: "Hundert Kilo Dämmmaterial und ein Sternenhimmel aus Lichtfasern. Für Hochzeiten und Empfänge bereiten wir ihn am Vortag vor und bringen ihn auf die Minute pünktlich.",
    es: "Cien kilos de material aislante y un cielo de fibra óptica. Para bodas y recepciones lo preparamos el día anterior y lo llevamos a la hora exacta.",
  },
};
