import type { SeedTranslation } from "./seed-translation.ts";

/** The descriptions of the cars by slug, brands from A to F. */
export const VEHICLES_A_TO_F: Readonly<Record<string, SeedTranslation>> = {
  "aston-martin-db12": {
    en: "More powerful than its lines let on, and all the better for it. Two cases behind the seats, two in the boot: a week in Tuscany fits with room to spare.",
    fr: "Plus puissante que son dessin ne le laisse deviner, et c'est mieux ainsi. Deux valises derrière les sièges, deux dans le coffre\u00a0: une semaine en Toscane y tient tout entière.",
    de: "Stärker, als seine Linien verraten, und das ist gut so. Zwei Koffer hinter den Sitzen, zwei im Kofferraum: Eine Woche Toskana passt ganz hinein.",
    es: "Más potente de lo que su línea deja entrever, y mejor así. Dos maletas detrás de los asientos y dos en el maletero: una semana en la Toscana cabe entera.",
  },
  "aston-martin-vantage-roadster": {
    en: "The roof opens in under seven seconds: one red light on Passeig de Colom. Then the coast towards Sitges, with the V8 for a radio.",
    fr: "La capote s'ouvre en moins de sept secondes\u00a0: le temps d'un feu sur le Passeig de Colom. Puis la côte vers Sitges, et le V8 en guise de radio.",
    de: "Das Verdeck öffnet sich in weniger als sieben Sekunden: eine rote Ampel am Passeig de Colom. Dann die Küste Richtung Sitges, und der V8 ersetzt das Radio.",
    es: "La capota se abre en menos de siete segundos: lo que dura un semáforo en el Passeig de Colom. Después, la costa hacia Sitges, y el V8 hace de radio.",
  },
  "audi-r8-v10-performance": {
    en: "Audi's last naturally aspirated V10, at 8,700 rpm. All-wheel drive makes it a sports car for every day, Engadine snow included.",
    fr: "Le dernier V10 atmosphérique d'Audi, à 8\u00a0700 tours. La transmission intégrale en fait une sportive de tous les jours, neige de l'Engadine comprise.",
    de: "Audis letzter V10-Saugmotor, mit bis zu 8.700 Touren. Der Allradantrieb macht ihn zum Sportwagen für jeden Tag, Engadiner Schnee inbegriffen.",
    es: "El último V10 atmosférico de Audi, a 8.700 vueltas. La tracción total lo convierte en un deportivo para cada día, nieve de la Engadina incluida.",
  },
  "audi-rs-q8": {
    en: "A rear bench that slides ten centimetres, air suspension, 605 litres behind it. With the ski rack on the roof, St. Moritz is two and a half hours away.",
    fr: "Une banquette arrière qui coulisse de dix centimètres, une suspension pneumatique, 605 litres derrière. Avec le porte-skis sur le toit, Saint-Moritz est à deux heures et demie.",
    de: "Eine Rückbank, die sich um zehn Zentimeter verschiebt, Luftfederung, dahinter 605 Liter. Mit dem Skiträger auf dem Dach ist St. Moritz zweieinhalb Stunden entfernt.",
    es: "Un asiento trasero que se desliza diez centímetros, suspensión neumática y 605 litros detrás. Con el portaesquís en el techo, St. Moritz queda a dos horas y media.",
  },
  "bentley-bentayga-s": {
    en: "Tall enough for the white tracks of the Sologne, comfortable enough to be back in Paris that same evening. Active suspension keeps it flat through every bend.",
    fr: "Assez haute pour les chemins blancs de Sologne, assez confortable pour rentrer à Paris le soir même. Suspension active\u00a0: en virage, elle reste à plat.",
    de: "Hoch genug für die hellen Wege der Sologne, bequem genug, um am selben Abend wieder in Paris zu sein. Aktives Fahrwerk: In der Kurve bleibt er eben.",
    es: "Lo bastante alto para los caminos blancos de la Sologne, lo bastante cómodo para volver a París esa misma noche. Suspensión activa: en curva se mantiene plano.",
  },
  "bentley-continental-gt": {
    en: "A grand tourer for those who cross the Alps in a day and arrive with an uncreased jacket. Four seats, two suitcases, twelve cylinders that never raise their voice.",
    fr: "Une grand tourisme pour qui traverse les Alpes dans la journée et arrive la veste impeccable. Quatre places, deux valises, douze cylindres qui n'élèvent jamais la voix.",
    de: "Ein Gran Turismo für alle, die an einem Tag über die Alpen fahren und mit glattem Sakko ankommen. Vier Plätze, zwei Koffer, zwölf Zylinder, die nie laut werden.",
    es: "Un gran turismo para quien cruza los Alpes en el día y llega con la chaqueta impecable. Cuatro plazas, dos maletas y doce cilindros que no levantan la voz.",
  },
  "bentley-flying-spur": {
    en: "The saloon from Crewe, whose winged B retreats into the bonnet when you lock it. In front you drive a Bentley; in the back you work with your phone off.",
    fr: "La berline de Crewe, dont le B ailé rentre dans le capot quand on la verrouille. Devant, on conduit une Bentley\u00a0; derrière, on travaille téléphone éteint.",
    de: "Die Limousine aus Crewe, deren geflügeltes B beim Abschließen in der Haube verschwindet. Vorn fährt man einen Bentley, hinten arbeitet man mit ausgeschaltetem Telefon.",
    es: "La berlina de Crewe, con la B alada que se oculta en el capó al cerrarla con llave. Delante se conduce un Bentley; detrás se trabaja con el teléfono apagado.",
  },
  "bmw-i7-xdrive60": {
    en: "Up to 625 kilometres on a charge by the maker's figures, doors that open by themselves and, for those in the back, a 31-inch screen that folds down from the roof.",
    fr: "Jusqu'à 625 kilomètres annoncés par charge, des portes qui s'ouvrent seules et, pour les passagers arrière, un écran de 31 pouces qui descend du ciel de toit.",
    de: "Bis zu 625 Kilometer nach Herstellerangabe mit einer Ladung, Türen, die sich selbst öffnen, und für die Gäste im Fond ein 31-Zoll-Bildschirm, der aus dem Dachhimmel klappt.",
    es: "Hasta 625 kilómetros homologados con una carga, puertas que se abren solas y, para quien va detrás, una pantalla de 31 pulgadas que baja del techo.",
  },
  "bmw-m4-competition-cabrio": {
    en: "All-wheel drive, four seats and a fabric roof that opens at up to 50 km/h. Narrow enough for Positano, where that counts for more than power.",
    fr: "Transmission intégrale, quatre places et une capote en toile qui s'ouvre jusqu'à 50 km/h. Assez étroite pour Positano, où cela compte plus que la puissance.",
    de: "Allradantrieb, vier Plätze und ein Stoffverdeck, das sich bis 50 km/h öffnet. Schmal genug für Positano, wo das mehr zählt als Leistung.",
    es: "Tracción total, cuatro plazas y una capota de lona que se abre hasta a 50 km/h. Lo bastante estrecho para Positano, donde eso cuenta más que la potencia.",
  },
  "ferrari-296-gtb": {
    en: "It leaves the garage in silence, on electric power alone, and thirty seconds later you have 830 horsepower. Two seats, one small bag each, no regrets about the V8.",
    fr: "Elle quitte le garage en silence, à l'électricité seule, et trente secondes plus tard les 830 chevaux sont là. Deux places, un bagage cabine par personne, aucun regret pour le V8.",
    de: "Lautlos verlässt er die Garage, rein elektrisch, und dreißig Sekunden später sind 830 PS da. Zwei Plätze, je ein Handgepäckstück, kein Bedauern um den V8.",
    es: "Sale del garaje en silencio, solo con la parte eléctrica, y treinta segundos después son 830 caballos. Dos plazas, un equipaje de mano por persona y ninguna nostalgia del V8.",
  },
  "ferrari-portofino-m": {
    en: "Its hard top folds away in fourteen seconds, even on the move. The Ferrari in which to leave Milan on a Friday and be in Portofino, the town that gave it its name, for dinner.",
    fr: "Son toit rigide se replie en quatorze secondes, même en roulant. La Ferrari avec laquelle quitter Milan un vendredi et arriver pour dîner à Portofino, qui lui a donné son nom.",
    de: "Das Hardtop faltet sich in vierzehn Sekunden, auch während der Fahrt. Der Ferrari, mit dem man freitags in Mailand startet und zum Abendessen in Portofino ist, das ihm den Namen gab.",
    es: "Su techo rígido se pliega en catorce segundos, incluso en marcha. El Ferrari con el que salir de Milán un viernes y llegar a cenar a Portofino, que le dio el nombre.",
  },
  "ferrari-purosangue": {
    en: "Four doors, four identical armchairs and a naturally aspirated twelve-cylinder that revs to 8,250. The rear doors are hinged at the back: whoever steps out does so in style.",
    fr: "Quatre portes, quatre fauteuils identiques et un douze-cylindres atmosphérique qui monte à 8\u00a0250 tours. Les portes arrière s'ouvrent à contresens\u00a0: on en descend toujours avec élégance.",
    de: "Vier Türen, vier gleiche Sessel und ein Zwölfzylinder-Saugmotor, der bis 8.250 dreht. Die hinteren Türen öffnen gegenläufig: So steigt man mit Stil aus.",
    es: "Cuatro puertas, cuatro butacas iguales y un doce cilindros atmosférico que llega a 8.250 vueltas. Las puertas traseras se abren en sentido contrario: quien baja, baja bien.",
  },
  "ferrari-roma-spider": {
    en: "The first front-engined Ferrari with a fabric roof since 1969. In the city whose name it carries, drive it early, while the roads along the river are still empty.",
    fr: "La première Ferrari à moteur avant et capote en toile depuis 1969. Dans la ville dont elle porte le nom, il faut la conduire tôt, quand les quais du Tibre sont encore vides.",
    de: "Der erste Ferrari mit Frontmotor und Stoffverdeck seit 1969. In der Stadt, deren Namen er trägt, fährt man ihn früh, solange die Straßen am Tiber noch leer sind.",
    es: "El primer Ferrari de motor delantero con capota de lona desde 1969. En la ciudad cuyo nombre lleva hay que conducirlo temprano, cuando las orillas del Tíber aún están vacías.",
  },
};
