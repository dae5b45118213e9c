import type { SeedTranslation } from "./seed-translation.ts";

/** The descriptions of the brands by name. */
export const BRAND_TEXTS: Readonly<Record<string, SeedTranslation>> = {
  "Aston Martin": {
    en: "Gaydon, England. Two twin-turbo V8s: the 2+2 coupé for long journeys, the roadster for the banks of the Seine with the roof down.",
    fr: "Gaydon, Angleterre. Deux V8 biturbo\u00a0: le coupé 2+2 pour les longs voyages, le roadster pour les quais de Seine, capote ouverte.",
    de: "Gaydon, England. Zwei V8-Biturbos: das 2+2-Coupé für lange Reisen, der Roadster für das Seineufer bei offenem Verdeck.",
    es: "Gaydon, Inglaterra. Dos V8 biturbo: el coupé 2+2 para los viajes largos, el roadster para la orilla del Sena con la capota abierta.",
  },
  Audi: {
    en: "The fastest SUV from Ingolstadt and the V10 of the R8, out of production since 2024: all-wheel drive unites them.",
    fr: "Le SUV le plus rapide d'Ingolstadt et le V10 de la R8, dont la production s'est arrêtée en 2024\u00a0: la transmission intégrale les réunit.",
    de: "Der schnellste SUV aus Ingolstadt und der V10 des R8, dessen Produktion 2024 endete: Der Allradantrieb verbindet sie.",
    es: "El SUV más rápido de Ingolstadt y el V10 del R8, que dejó de fabricarse en 2024: los une la tracción total.",
  },
  Bentley: {
    en: "Crewe, England. Leather, wood and plenty of torque: a grand tourer, a saloon and an SUV in which a thousand kilometres in a day is still a good idea.",
    fr: "Crewe, Angleterre. Du cuir, du bois et beaucoup de couple\u00a0: une grand tourisme, une berline et un SUV avec lesquels mille kilomètres en un jour restent une bonne idée.",
    de: "Crewe, England. Leder, Holz und viel Drehmoment: ein Gran Turismo, eine Limousine und ein SUV, mit denen tausend Kilometer am Tag eine gute Idee bleiben.",
    es: "Crewe, Inglaterra. Piel, madera y mucho par: un gran turismo, una berlina y un SUV con los que mil kilómetros en un día siguen siendo una buena idea.",
  },
  BMW: {
    en: "Munich, from both ends of the range: a convertible with 510 horsepower and the electric saloon with a 31-inch screen for those in the back.",
    fr: "Munich, aux deux extrémités du catalogue\u00a0: un cabriolet de 510 chevaux et la berline électrique avec son écran de 31 pouces pour les passagers arrière.",
    de: "München, an beiden Enden des Programms: ein Cabrio mit 510 PS und die elektrische Limousine mit dem 31-Zoll-Bildschirm für den Fond.",
    es: "Múnich, en los dos extremos de la gama: un descapotable de 510 caballos y la berlina eléctrica con la pantalla de 31 pulgadas para quien va detrás.",
  },
  Ferrari: {
    en: "Maranello, since 1947. We have four: a hybrid berlinetta, two open cars and the marque's first four-door. First-time drivers get half an hour with an instructor at no charge.",
    fr: "Maranello, depuis 1947. Nous en avons quatre\u00a0: une berlinette hybride, deux découvrables et la première quatre portes de la maison. Qui la conduit pour la première fois reçoit une demi-heure d'accompagnement, sans supplément.",
    de: "Maranello, seit 1947. Wir haben vier: eine Hybrid-Berlinetta, zwei offene und den ersten Viertürer des Hauses. Wer zum ersten Mal einen fährt, bekommt ohne Aufpreis eine halbe Stunde Begleitung.",
    es: "Maranello, desde 1947. Tenemos cuatro: una berlinetta híbrida, dos descapotables y el primer cuatro puertas de la casa. Quien lo conduce por primera vez recibe media hora de acompañamiento, sin suplemento.",
  },
  Lamborghini: {
    en: "Sant'Agata Bolognese: the naturally aspirated V10 of the Huracán and the V8 of the Urus. One hugs the ground, the other carries five people and their luggage.",
    fr: "Sant'Agata Bolognese\u00a0: le V10 atmosphérique de la Huracán et le V8 de l'Urus. L'une se conduit au ras du sol, l'autre emporte cinq personnes et leurs valises.",
    de: "Sant'Agata Bolognese: der V10-Saugmotor des Huracán und der V8 des Urus. Der eine fährt dicht über dem Boden, der andere trägt fünf Personen und ihr Gepäck.",
    es: "Sant'Agata Bolognese: el V10 atmosférico del Huracán y el V8 del Urus. Uno se conduce a ras de suelo, el otro lleva a cinco personas y sus maletas.",
  },
  Maserati: {
    en: "Modena, the Trident. The mid-engined MC20, the four-seat GranCabrio and one of the marque's last V8 saloons.",
    fr: "Modène, le Trident. La MC20 à moteur central, la GranCabrio à quatre places et l'une des dernières berlines V8 de la maison.",
    de: "Modena, der Dreizack. Der MC20 mit Mittelmotor, das viersitzige GranCabrio und eine der letzten V8-Limousinen des Hauses.",
    es: "Módena, el Tridente. El MC20 de motor central, el GranCabrio de cuatro plazas y una de las últimas berlinas V8 de la casa.",
  },
  McLaren: {
    en: "Woking, carbon fibre since 1981. The 750S weighs less than you imagine and is faster than you need.",
    fr: "Woking, la fibre de carbone depuis 1981. La 750S pèse moins qu'on ne l'imagine et va plus vite qu'il ne le faut.",
    de: "Woking, Kohlefaser seit 1981. Der 750S wiegt weniger, als man denkt, und ist schneller, als man braucht.",
    es: "Woking, fibra de carbono desde 1981. El 750S pesa menos de lo que se imagina y corre más de lo que hace falta.",
  },
  "Mercedes-Benz": {
    en: "For those who work on the move and those who travel in numbers: the flagship, the G-Class and three cars with six or seven seats, one of them electric.",
    fr: "Pour qui travaille en voyageant et pour qui voyage à plusieurs\u00a0: le vaisseau amiral, le Classe G et trois véhicules de six à sept places, dont un électrique.",
    de: "Für alle, die unterwegs arbeiten, und alle, die zu mehreren reisen: das Flaggschiff, die G-Klasse und drei Fahrzeuge mit sechs oder sieben Plätzen, eines davon elektrisch.",
    es: "Para quien trabaja de viaje y para quien viaja en grupo: el buque insignia, el Clase G y tres vehículos de seis o siete plazas, uno de ellos eléctrico.",
  },
  Porsche: {
    en: "Stuttgart and Leipzig, four ideas of driving: engine at the back, in the middle, at the front, and a manual gearbox for those who still know how.",
    fr: "Stuttgart et Leipzig, quatre façons de concevoir la conduite\u00a0: moteur derrière, au centre, devant, et une boîte manuelle pour qui sait encore s'en servir.",
    de: "Stuttgart und Leipzig, vier Auffassungen vom Fahren: Motor hinten, in der Mitte, vorn, und ein Schaltgetriebe für alle, die es noch beherrschen.",
    es: "Stuttgart y Leipzig, cuatro maneras de entender la conducción: motor detrás, en el centro, delante, y un cambio manual para quien aún sabe usarlo.",
  },
  "Range Rover": {
    en: "Solihull, fifth generation. The Autobiography is the car our clients ask for in the mountains and then keep for the city.",
    fr: "Solihull, cinquième génération. L'Autobiography est la voiture que nos clients demandent pour la montagne et gardent pour la ville.",
    de: "Solihull, fünfte Generation. Den Autobiography buchen unsere Kunden für die Berge und behalten ihn dann auch für die Stadt.",
    es: "Solihull, quinta generación. El Autobiography es el coche que nuestros clientes piden para la montaña y se quedan también para la ciudad.",
  },
  "Rolls-Royce": {
    en: "Goodwood: three cars, and a V12 under every bonnet. The silence on board is the first thing you notice; the second is that nothing else is needed.",
    fr: "Goodwood\u00a0: trois voitures, et un V12 sous chaque capot. Le silence à bord est la première chose que l'on remarque\u00a0; la seconde, c'est qu'il ne faut rien d'autre.",
    de: "Goodwood: drei Fahrzeuge, unter jeder Haube ein V12. Die Stille an Bord fällt zuerst auf, und als Zweites, dass es nichts weiter braucht.",
    es: "Goodwood: tres coches, y un V12 bajo cada capó. El silencio a bordo es lo primero que se nota; lo segundo, que no hace falta nada más.",
  },
};
